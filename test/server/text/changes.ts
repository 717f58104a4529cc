/** Random texts and random edits of them. */
import fc from 'fast-check';
import { dedent } from '../../support/fixture';
import { chooser, layout, root, writeMapping } from './arbitrary';

/** Typical input, and input that is hard for YAML parsers. */
const SNIPPETS = [
  '\n',
  '\n\n',
  ' ',
  '  ',
  '    ',
  '\t',
  '\n\t',
  '"',
  "'",
  '[',
  ']',
  '{',
  '}',
  ', ',
  ':',
  ': ',
  '#',
  ' # c',
  '-',
  '- ',
  '\n- ',
  '\n  - ',
  '\n    - x: 1',
  '|',
  '>',
  ': |\n',
  '\n  text',
  '&a ',
  '*a',
  '<<: *a',
  '!t ',
  '? ',
  '%',
  '@',
  '---\n',
  '\n---\n',
  '\n...\n',
  'key: 1',
  '\nkey: 1',
  '\nkey:\n',
  '\n  key: 2',
  '\r\n',
  'x',
  '\\',
  '\n]',
  '\n}',
  '\ufeff',
  '__proto__: 1\n',
];

export const SEED_TEXT = dedent(`
  # a scenario
  ruleset: wif-ssw
  turn: { year: 1941, months: jan-feb }
  powers:
    germany: &power { side: axis, action: naval }
    italy: *power
    cw:
      side: allied  # by sea
      notes: |
        two lines

        and one
  engagements:
    # the first
    - id: biscay
      subs:
        units:
          - { id: u-7, type: sub, attack: 3,
              section: 3 }
          - id: "u 8"
            notes: plain text
              over lines
    - id: azores
      <<: *power
      dice: [1, 2, 3]
  log:
  - a
  -
  - - b
    - c
  ---
  ruleset: wif-ssw
  title: 'it''s the second'
`);

interface Change {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

export const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  remove: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat({ max: 12 })),
  insert: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...SNIPPETS) }, { weight: 1, arbitrary: fc.constant('') }),
});

export function applyChange(text: string, { at, remove, insert }: Change): string {
  const from = at % (text.length + 1);
  return text.slice(0, from) + insert + text.slice(from + remove);
}

export const someText = fc.oneof(
  fc.constant(SEED_TEXT),
  fc.tuple(root, chooser, layout).map(([data, choose, style]) => writeMapping(data, choose, style)),
  fc
    .tuple(root, root, chooser, layout)
    .map(
      ([first, second, choose, style]) =>
        `${writeMapping(first, choose, { ...style, finalNewline: true })}---\n${writeMapping(second, choose, style)}`,
    ),
);
