import { describe, expect, it } from 'vitest'
import { inOneBreath } from './plan'

const listing = (words: string[]): string => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

describe('what several actions have in common is said once', () => {
  it.each([
    [['build the Wharf'], 'build the Wharf'],
    [['pay a red 2', 'pay a red 2'], 'pay a red 2 ×2'],
    [['choose iron', 'choose grain', 'choose coal'], 'choose iron, grain and coal'],
    [['send the Mason (2 stone) to the Inn', 'send the Master (3 wood) to the Inn'], 'send the Mason (2 stone) and Master (3 wood) to the Inn'],
    [['place technology on Castle (farmer)', 'place a monk on Castle (trader)'], 'place technology and a monk on Castle'],
    [['enter the Building Firm (1)', 'build the Wharf (1)'], 'enter the Building Firm (1) and build the Wharf (1)'],
    [['send the Master (2 wood, 3 tiles) to the Inn', 'send the Master (3 stone, 2 tiles) to the Inn'], 'send the Master (2 wood, 3 tiles) and (3 stone, 2 tiles) to the Inn'],
    [['buy the Building Firm (1)', 'buy the Building Firm (2)'], 'buy the Building Firm (1) and (2)'],
  ])('%j', (texts, said) => expect(inOneBreath(texts, listing)).toBe(said))

  it.each([
    [['pay 2 fish', 'pay 2 fish', 'pay 2 bread'], 'pay 2 fish ×2 and 2 bread'],
    [['zapłać: czerwona 2', 'zapłać: niebieska 2'], 'zapłać: czerwona 2 and niebieska 2'],
    [['pay a red 1', 'pay a red 2'], 'pay a red 1 and red 2'],
  ])('a number stays with what it counts: %j', (texts, said) => expect(inOneBreath(texts, listing)).toBe(said))
})
