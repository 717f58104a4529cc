/** 10: detection of submarines; Tech 3: super submarines. */
import type { RuleTexts } from '../../rule-text';

/** Numbers set by the rules of this chapter, by rule id. */
export const detectionNumbers = {
  'detection-base': { value: 3 },
  'air-modifier': { by: 1 },
  'long-range-air-modifier': { instead: 2 },
  'combined-arms-detection': { by: 1 },
  'super-submarine-detection': { by: -1 },
  'super-submarine-values': { attack: 3 },
} as const;

const base = detectionNumbers['detection-base'].value;
const air = detectionNumbers['air-modifier'].by;

export const rules = {
  'starts-undetected': {
    section: '10.A',
    title: 'Submarines begin undetected',
    checklist: ['E1'],
    summary: 'All submarines of both sides begin a battle undetected.',
  },
  'detection-base': {
    section: '10.A',
    title: 'The detection value',
    checklist: ['E2'],
    summary: `A submarine has a detection value against the destroyers of each enemy power: ${base}, and modifiers. The higher it is, the easier the submarine is to detect.`,
  },
  'only-destroyers-detect': {
    section: '10.A',
    title: 'Only destroyers detect',
    checklist: ['E3'],
    summary: 'No unit but a destroyer rolls to detect submarines.',
  },
  'detection-rolls': {
    section: '10.A',
    title: 'Each destroyer rolls once',
    checklist: ['E4'],
    summary:
      'In the first cycle only, before opening fire, each destroyer of both sides rolls one die. Aircraft are counted at that moment (option `airModifierTime`).',
  },
  detected: {
    section: '10.A',
    title: 'A roll of the detection value or less detects',
    checklist: ['E5'],
    summary:
      'Submarines are detected when at least one opposing destroyer rolls their detection value or less. One roll serves against every submarine with such a value (option `detectedGroups`).',
  },
  'stays-undetected': {
    section: '10.A',
    title: 'Without a success they stay undetected',
    checklist: ['E6'],
    summary: 'Submarines against which no roll succeeds stay undetected.',
  },
  'no-destroyer-no-detection': {
    section: '10.A',
    title: 'Without a destroyer nothing is detected',
    checklist: ['E7'],
    summary: 'If the other side has no destroyer, all submarines stay undetected.',
  },
  'detected-submarines': {
    section: '10.B',
    title: 'Destroyers cancel what detected submarines can do',
    checklist: ['E8'],
    summary:
      'Against detected submarines a destroyer does what it does in LHTR: their victims fire back and they may not submerge. Without an enemy destroyer, being detected means nothing (options `noDestroyerLeft`, `destroyerSunkFirst`).',
  },
  'undetected-first-strike': {
    section: '10.B.1',
    title: 'Victims of undetected submarines do not fire',
    checklist: ['E9'],
    summary:
      'In the first cycle what undetected submarines hit is removed at the end of opening fire, even if its side has a destroyer (options `undetectedVictims`, `sunkSubmarines`).',
  },
  'undetected-dive': {
    section: '10.B.2',
    title: 'Undetected submarines may dive after opening fire',
    checklist: ['E10'],
    summary:
      'In the first cycle undetected submarines may submerge as soon as opening fire is over, before anything else fires. Each decides for itself; the attacker says first (options `divingSubmarines`, `divesFirst`).',
  },
  'detected-if-it-stays': {
    section: '10.B.2',
    title: 'A submarine that stays is detected from then on',
    checklist: ['E11'],
    summary:
      'An undetected submarine that does not submerge then counts as detected for the rest of the battle, and may be hit like any other unit (option `stayingSubmarines`).',
  },
  'air-modifier': {
    section: '10.C.i',
    title: 'Aircraft help destroyers to detect',
    checklist: ['E12'],
    summary: `Submarines are easier to detect, +${air}, for the destroyers of a power that has fighters or bombers in the sea zone. Aircraft of another power do not help (options \`airNationality\`, \`attackersAir\`).`,
  },
  'long-range-air-modifier': {
    section: '10.C.ii',
    title: 'Long-range aircraft help more',
    checklist: ['E13'],
    summary: `If that power has long-range aircraft, its aircraft give +${detectionNumbers['long-range-air-modifier'].instead} instead of +${air}; without aircraft in the sea zone they give nothing.`,
  },
  'combined-arms-detection': {
    section: '10.C.iii',
    title: 'Combined arms and detection',
    checklist: ['E14'],
    summary: `Combined arms give the destroyers of the power +${detectionNumbers['combined-arms-detection'].by} (option \`combinedArmsDetection\`).`,
  },
  'super-submarine-detection': {
    section: '10.C.iv',
    title: 'Super submarines are harder to detect',
    checklist: ['E15'],
    summary: `The submarines of a power with super submarines have ${detectionNumbers['super-submarine-detection'].by}.`,
  },
  'detection-modifiers-add': {
    section: '10.C',
    title: 'Modifiers of the detection value add up',
    checklist: ['E47'],
    summary: `Any number of modifiers, of either sign, is added to the ${base}.`,
  },
  'detection-by-nation': {
    section: '10.C.1',
    title: 'Destroyers of several powers roll apart',
    checklist: ['E17'],
    summary:
      'Where destroyers of several powers have different modifiers, those of each power roll by themselves against their own value. *Example:* five German submarines attack two British destroyers and an American destroyer with a carrier and a fighter; the US has long-range aircraft. The British roll against 3, the American against 5.',
  },
  'detection-by-group': {
    section: '10.C.2',
    title: 'Submarines with different values are judged apart',
    checklist: ['E18'],
    summary:
      'Groups of submarines with different values are judged each for itself, against the same dice (option `detectionDice`). *Example:* two Japanese super submarines (2) and two Kaitens of the same navy (1) attack three American destroyers, which roll 2, 4 and 5: the super submarines are detected, the Kaitens are not.',
  },
  'super-submarine-values': {
    section: 'Tech 3',
    title: 'Super submarines attack better',
    checklist: ['E28'],
    summary: `Submarines of a power with super submarines attack with ${detectionNumbers['super-submarine-values'].attack}. Their defence is unchanged. A higher value of your own (\`units\`) counts instead.`,
  },
} satisfies RuleTexts;
