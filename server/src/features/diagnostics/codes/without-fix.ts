/** Codes without a fix, with the reason that none is safe. All others have one, as a test ensures. */

/** Reasons with their codes. */
const reasons: readonly (readonly [why: string, codes: readonly string[]])[] = [
  [
    'The dice were rolled at a table: only the players know what they showed.',
    ['aa-depth/dice-range', 'aare/dice-range', 'awaw/dice-range', 'wif-ssw/dice-range'],
  ],
  [
    'Only the author knows which units take part. Removing the combat could remove something that other parts name.',
    [
      ...['aa-depth/no-units', 'aa-depth/only-silent', 'aare/no-units', 'aare/nothing-attacks', 'awaw/no-squadrons'],
      ...['awaw/nothing-to-attack', 'awaw/raid-without-raiders', 'awaw/search-without-dice', 'awaw/same-side'],
      ...['awaw/task-force-without-ships', 'awaw/without-submarines', 'wif-ssw/no-submarine'],
    ],
  ],
  [
    'Several numbers could be wrong, and each change makes it a different battle.',
    [
      ...['aare/aircraft-without-deck', 'aare/battleships-of-a-space', 'aare/research-overspent', 'aare/rocket-range'],
      ...['aare/transport-range', 'awaw/beyond-range', 'awaw/task-force-size', 'awaw/transports-exposed'],
    ],
  ],
  [
    'Only the author knows which attack is wrong, or one too many.',
    [
      ...['aare/complex-struck-twice', 'aare/rocket-one-gun', 'awaw/interception-barred-of'],
      ...['awaw/interception-of-nothing', 'awaw/interception-without-dice', 'awaw/submarine-intercepts-alone'],
    ],
  ],
  [
    'The number is in none of the sources of Asdic, and Asdic invents none.',
    ['aare/damage-unsaid', 'aare/kaiten-attack-unknown'],
  ],
  ['Only the author knows how far an estimate may be from the expected value.', ['expect/odds-open']],
  ['Moving a purchase would change their order.', ['aare/research-order']],
  [
    'The table is yours: only your copy of the game says what belongs in it.',
    [
      ...['awaw/hits-fall', 'awaw/submarine-warfare-rolls', 'wif-ssw/chart-cells', 'wif-ssw/chart-severity'],
      ...['table/missing', 'table/unreadable'],
    ],
  ],
  ['It is a bug in Asdic, and no change of the scenario fixes it.', ['asdic/check-failed', 'schema/invalid']],
  ['It disappears when the problems before it are fixed.', ['asdic/more-problems', 'expect/not-resolved']],
  ['Only the author knows where the scenario is now, or whether it is gone.', ['link/missing']],
  ['Only the author knows which problem to accept.', ['asdic/suppression']],
  [
    'Only the author knows what was meant: any other value would be as good a guess.',
    [...['expect/unknown', 'schema/form', 'schema/length']],
  ],
  [
    'The text cannot be parsed here, so the effect of a change is uncertain.',
    [
      ...['syntax/anchor', 'syntax/directive', 'syntax/escape', 'syntax/invalid', 'syntax/key', 'syntax/merge'],
      ...['syntax/nesting', 'syntax/not-a-mapping', 'syntax/reserved-character'],
      ...['syntax/tag', 'syntax/unexpected', 'syntax/unknown-anchor'],
    ],
  ],
  [
    'Either of the two may be the one to keep, and the other would be lost.',
    ['syntax/duplicate-key', 'syntax/merge-conflict'],
  ],
  [
    'It is a limit: write it differently, or move part of it to another file.',
    [...['syntax/alias-expansion', 'syntax/too-deep', 'syntax/too-large']],
  ],
];

/** Reasons by code. */
export const whyNoFix: ReadonlyMap<string, string> = new Map(
  reasons.flatMap(([why, codes]) => codes.map((code) => [code, why] as const)),
);
