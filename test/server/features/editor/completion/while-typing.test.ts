/**
 * What completion offers while a scenario is typed, and what signature help says, beside what was recorded: at every place of some samples, without what
 * the line has from there on, or without one word of it. `ASDIC_RECORD=1` records again.
 */
import { findCompletions, getSignatureHelp, loadGames } from '../../../../../server/src/features';
import type { Completion, Signature } from '../../../../../server/src/features';
import { compareRecord } from '../../../../support/recorded/compare';
import { analysisOfFile } from '../../../../support/samples';
import { analyzeText } from '../../support';

const games = await loadGames();

/** Samples that together have forces, tables, aliases and groups of every kind. */
const samples = [
  'aa-depth/own-table',
  'aare/off-hawaii',
  'aare/several-nations',
  'awaw/surface-action',
  'wif-ssw/autumn-1942',
  'wif-ssw/merge-keys',
];

interface TypedText {
  /** The line, with a bar at the cursor. */
  readonly line: string;
  readonly text: string;
  readonly offset: number;
}

/** The cursor stands at the first character of each key, value and item, or behind a colon. Lines that begin alike are typed once. */
function* typeLines(text: string): Generator<TypedText> {
  const typedLines = new Set<string>();
  let start = 0;
  for (const line of text.split('\n')) {
    const isComment = /^ *#/.test(line);
    for (const { index } of isComment
      ? []
      : line.matchAll(/(?<=^ *(?:- )?)(?=[^\s#-])|(?<=[{[,:] )(?=\S)|(?<=\w:)(?= |$)/g)) {
      const head = line.slice(0, index);
      for (const tail of new Set(['', line.slice(index).replace(/^[^\s,:\]}]+/, '')])) {
        const typedLine = `${head}|${tail}`;
        if (typedLines.has(typedLine)) continue;
        typedLines.add(typedLine);
        const offset = start + index;
        yield { line: typedLine, text: `${text.slice(0, offset)}${tail}${text.slice(start + line.length)}`, offset };
      }
    }
    start += line.length + 1;
  }
}

const format = ({ label, kind, detail, snippet, filter, hasCompletableEnd, isWritten }: Completion): string =>
  [
    ...[label, kind, detail ?? '', JSON.stringify(snippet)],
    ...(filter === undefined ? [] : [`filter ${filter}`]),
    ...(hasCompletableEnd === true ? ['continues'] : []),
    ...(isWritten === true ? ['written'] : []),
  ].join(' | ');

/** The label with the key at the cursor, what is given, and what each key means. */
function formatSignature({ label, documentation, keys, active }: Signature): readonly string[] {
  const { from, to } = keys[active]!;
  return [
    `signature ${label.slice(0, from)}|${label.slice(from, to)}|${label.slice(to)}  ${documentation}`,
    ...keys.map((key) => `key ${label.slice(key.from, key.to)} | ${JSON.stringify(key.documentation)}`),
  ];
}

describe('completion while a scenario is typed', () => {
  const seen = new Set<string>();
  for (const name of samples)
    it(`offers what was recorded in ${name}`, () => {
      let analysis = analysisOfFile(`samples/${name}.scenario.yaml`);
      const lines: string[] = [];
      for (const { line, text, offset } of typeLines(analysis.text)) {
        analysis = analyzeText(text, {}, analysis);
        const completions = findCompletions(analysis, offset, { games });
        lines.push(`${line}  -> ${completions.map(({ label }) => label).join(', ')}`);
        const signature = getSignatureHelp(analysis, offset);
        const help = [...completions.map(format), ...(signature ? formatSignature(signature) : [])];
        for (const helpLine of help) if (!seen.has(helpLine)) lines.push(`    ${helpLine}`);
        for (const helpLine of help) seen.add(helpLine);
      }
      compareRecord(`typing ${name}`, [['Help', lines]]);
    });
});
