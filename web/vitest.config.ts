/** The tests are built as the client is. It has a file of its own, since playing does not install vitest. */
import { defineConfig, mergeConfig } from 'vitest/config'
import client from './vite.config.ts'

export default mergeConfig(client, defineConfig({ test: { include: ['src/**/*.test.ts'] } }))
