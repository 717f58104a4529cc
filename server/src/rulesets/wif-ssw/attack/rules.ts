/** 1.2.5.1: the combat itself. */
import type { RuleTexts } from '../../rule-text';
import { targetChoice } from '../surprise/numbers';
import { convoyShip, roundsOfCombat, sectionZero, valueFloor } from './numbers';

export const rules = {
  'one-round': {
    section: '1.2.5.1',
    title: 'One round of combat',
    checklist: ['W27'],
    summary: `Strategic submarine warfare has exactly ${roundsOfCombat} round of combat. That holds for naval air combat in it, too (option \`navalAirRounds\`).`,
  },
  'ssw-participants': {
    section: '1.2.5.1',
    title: 'Submarines against the Convoy Section alone',
    checklist: ['W28'],
    summary:
      'Only the submarines that were declared and the units in the Convoy Section fight. Nothing else in the sea zone is included, nor are convoy points in the 0 section.',
  },
  'no-asw-pre-fire': {
    section: '1.2.5.1',
    title: 'No ASW fire before the combat',
    checklist: ['W29'],
    summary:
      'The combat is conducted like submarine combat of the base game, except that ASW units do not fire before it: all fire is simultaneous.',
  },
  'sub-factors': {
    section: '1.2.5.1',
    title: 'Submarine factors on the Sub & ASW line',
    checklist: ['W30'],
    summary:
      'The adjusted attack values of all participating submarines are summed and read on the Sub & ASW line of the naval combat chart. Fractions are kept while summing and rounded once, to the nearest, a half upward (option `rounding`).',
  },
  'ship-count': {
    section: '1.2.5.1',
    title: 'Convoy points as ships',
    checklist: ['W31'],
    summary: `The submarines are read against the number of ships: ${convoyShip.convoyPoints} convoy points in the Convoy Section are a ship, and so is a leftover one. Escorts do not count. Without convoy points there is nothing to hit (option \`emptyConvoy\`).`,
  },
  'effects-on-convoy': {
    section: '1.2.5.1',
    title: 'Effects fall on the convoy points',
    checklist: ['W32'],
    summary:
      'What the submarines achieve falls on the convoy points, a ship for each effect. A destroyed ship is lost, a damaged one goes to the repair pool, an aborted one to port (option `convoyEffects`).',
  },
  'owner-chooses-losses': {
    section: '1.2.5.1',
    title: 'The owner chooses the losses',
    checklist: ['W34'],
    summary:
      'Unless surprise points are spent on it, the owner says which of its units take the effects. Without orders the units of the lowest value take them, each effect a unit that has none yet, the severest first.',
  },
  'buy-target': {
    section: '1.2.5.1',
    title: 'Buying an ASW unit as target',
    checklist: ['W35'],
    summary: `For ${targetChoice.price} surprise points each the sub side may say that an ASW unit in the Convoy Section takes an effect; it cannot buy any other unit. The bought unit takes the worst effect left, in place of convoy points (option \`boughtVictim\`).`,
  },
  'section-modifier': {
    section: '1.2.5.1',
    title: 'The section changes the attack of a submarine',
    checklist: ['W36'],
    summary:
      "The attack of each submarine is reduced by the shore bombardment modifier of its section. The numbers are the base game's: a scenario may supply them as the table `sectionModifiers`; the default is a house table.",
  },
  'section-modifier-weather': {
    section: '1.2.5.1',
    title: 'The weather changes the section modifier',
    checklist: ['W37'],
    summary:
      'The section modifier is adjusted for the weather as in the base game. For this, blizzard and storm count as rain and snow in this order (option `stormAndBlizzard`).',
  },
  'value-floor': {
    section: '1.2.5.1',
    title: 'A submarine attacks with at least one',
    checklist: ['W38'],
    summary: `The adjusted value of a submarine is never lower than ${valueFloor.minimum}. US torpedoes are the exception: their penalty comes after it (option \`torpedoFloorOrder\`).`,
  },
  'section-zero': {
    section: '1.2.5.1',
    title: 'Submarines in section 0',
    checklist: ['W39'],
    summary: `A submarine in the 0 section has an attack value of ${sectionZero.value}, whatever its counter and the weather say.`,
  },
  'section-four': {
    section: '1.2.5.1',
    title: 'Submarines in section 4',
    checklist: ['W40'],
    summary: 'A submarine in section 4 attacks with the full factor on its counter in any weather.',
  },
} satisfies RuleTexts;
