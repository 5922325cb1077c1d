/** The drawing on the token of each good, and the other signs of the cards. */
import type { Component } from 'svelte'
import Hides from '~icons/game-icons/animal-hide'
import Bread from '~icons/game-icons/bread'
import Brick from '~icons/game-icons/brick-pile'
import Coke from '~icons/game-icons/coal-wagon'
import Coal from '~icons/game-icons/coal-pile'
import Hammer from '~icons/game-icons/claw-hammer'
import Cattle from '~icons/game-icons/cow'
import Fish from '~icons/game-icons/flatfish'
import SmokedFish from '~icons/game-icons/fish-smoking'
import Fisherman from '~icons/game-icons/boat-fishing'
import Energy from '~icons/game-icons/flame'
import Craft from '~icons/game-icons/anvil'
import Loan from '~icons/game-icons/banknote'
import Ship from '~icons/game-icons/cargo-ship'
import Disc from '~icons/game-icons/person'
import Industrial from '~icons/game-icons/factory'
import Public from '~icons/game-icons/greek-temple'
import House from '~icons/game-icons/house'
import Lock from '~icons/game-icons/padlock'
import Economic from '~icons/game-icons/shop'
import Eye from '~icons/game-icons/semi-closed-eye'
import Empty from '~icons/game-icons/wooden-crate'
import Leather from '~icons/game-icons/leather-boot'
import Wood from '~icons/game-icons/log'
import Food from '~icons/game-icons/meal'
import Meat from '~icons/game-icons/meat'
import Iron from '~icons/game-icons/metal-bar'
import Clay from '~icons/game-icons/rock'
import Steel from '~icons/game-icons/i-beam'
import Charcoal from '~icons/game-icons/thrown-charcoal'
import Grain from '~icons/game-icons/wheat'
import type { Good } from './cards'

export const GOOD_SIGNS: Record<Good, Component> = {
  fish: Fish,
  wood: Wood,
  clay: Clay,
  iron: Iron,
  grain: Grain,
  cattle: Cattle,
  coal: Coal,
  hides: Hides,
  smoked_fish: SmokedFish,
  charcoal: Charcoal,
  brick: Brick,
  steel: Steel,
  bread: Bread,
  meat: Meat,
  coke: Coke,
  leather: Leather,
}

export const SIGNS = {
  food: Food,
  energy: Energy,
  hammer: Hammer,
  fisherman: Fisherman,
  house: House,
  ship: Ship,
  disc: Disc,
  loan: Loan,
  eye: Eye,
  lock: Lock,
  empty: Empty,
  craft: Craft,
  economic: Economic,
  industrial: Industrial,
  public: Public,
} as const
export type Sign = keyof typeof SIGNS
