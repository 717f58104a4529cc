/** The sea battle of Axis & Allies Revised with the Larry Harris Tournament Rules (LHTR), shared by both rulesets. */
import type { RuleTexts } from '../../rule-text';

/** Numbers set by the rules of the sea battle, by rule id. Values of units are in the unit table. */
export const seaBattleNumbers = {
  'battleship-damage': { hits: 2 },
} as const;

export const rules = {
  'sea-battle-forces': {
    section: 'LHTR combat 1',
    title: 'Both forces are set out',
    summary:
      'The attacker is one power. The defending units of all powers in the sea zone fight together, as one side. Aircraft count with the ships.',
  },
  'submarine-opening-fire': {
    section: 'LHTR combat 2',
    title: 'Submarines fire first, in every cycle',
    summary:
      'All submarines of both sides that are in the battle roll in opening fire, at the same time and in every cycle, and at no other time. A destroyer does not change when they roll.',
  },
  'opening-fire-casualties': {
    section: 'LHTR combat 3',
    title: 'Victims of submarines leave without firing',
    summary:
      'What submarines hit leaves at the end of opening fire, unless the side that was hit had a destroyer in the battle when the cycle began: then the victims stay, fire in their turn, and leave at the end of the cycle. A destroyer that is sunk in this opening fire still counts.',
  },
  'attackers-fire': {
    section: 'LHTR combat 4',
    title: 'The attacker fires',
    summary: 'The attacking units other than submarines roll a die each and hit with their attack or less.',
  },
  'defenders-fire': {
    section: 'LHTR combat 5',
    title: 'The defender fires',
    summary:
      'The defending units other than submarines roll a die each and hit with their defence or less, those that the attacker has just hit included.',
  },
  'remove-casualties': {
    section: 'LHTR combat 6',
    title: 'Casualties leave the battle',
    summary: 'All units that were hit and are still there leave the battle.',
  },
  submerge: {
    section: 'LHTR combat 7',
    title: 'Submarines may submerge',
    summary:
      'At the end of a cycle the submarines of a side may submerge if the enemy has no destroyer left, all or some of them: the attacker says first, the defender after the retreat. They leave the battle, stay in the sea zone, and are not taken along by a retreat.',
  },
  retreat: {
    section: 'LHTR combat 7',
    title: 'The attacker may retreat',
    summary:
      'At the end of a cycle the attacker may retreat with all his units while enemy units are left, to one friendly space beside it from which some of his ships came. The defender never retreats.',
  },
  cycles: {
    section: 'LHTR combat 7',
    title: 'The battle goes on, cycle by cycle',
    summary:
      'The battle ends when the attacker retreats, or a side or both have no units left in it. Otherwise the next cycle begins with opening fire; without submarines it begins with the fire of the attacker.',
  },
  'battleship-damage': {
    section: 'LHTR combat 8',
    title: 'A battleship takes two hits',
    summary: `A battleship is sunk by ${seaBattleNumbers['battleship-damage'].hits} hits. The first only damages it, and the damage vanishes after the battle.`,
  },
  targets: {
    section: 'LHTR units',
    title: 'Who can hit whom',
    summary:
      'Submarines hit ships and submarines only, never aircraft. Ships and aircraft hit anything; aircraft need no destroyer to hit submarines. Hits beyond what they can hit are lost.',
  },
  'order-of-loss': {
    section: 'LHTR combat 4',
    title: 'The owner chooses what is lost',
    summary:
      'The owner of the force that is hit chooses among the units that may be hit. Asdic takes the order of losses of the orders; without one transports, submarines, destroyers, fighters, carriers, bombers and battleships, in this order, after damage to the battleships.',
  },
  'destroyer-effects': {
    section: 'LHTR units',
    title: 'What a destroyer does to submarines',
    summary:
      'One destroyer is enough against any number of enemy submarines: their victims fire back, they cannot submerge, and they cannot pass through its sea zone. It does not stop them from rolling in opening fire.',
  },
  'unit-values': {
    section: 'LHTR units',
    title: 'Values of the units',
    summary:
      'A unit hits with a die of its attack or defence or less. Attack, defence, movement and price are in the unit table; `units` of a scenario gives values of your own.',
  },
} satisfies RuleTexts;

/** The id of a sea battle rule, cited in both rulesets. */
export type SeaBattleRuleId = keyof typeof rules;
