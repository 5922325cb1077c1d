/**
 * The tests are built as the client is. It has a file of its own, since playing does not install vitest.
 *
 * Files of tests are kept apart by contexts of V8: a process for each takes twice as long.
 */
import { defineConfig, mergeConfig } from 'vitest/config'
import client from './vite.config.ts'

export default mergeConfig(client, defineConfig({ test: { include: ['src/**/*.test.ts'], pool: 'vmThreads' } }))
