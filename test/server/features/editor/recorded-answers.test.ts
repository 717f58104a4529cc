/**
 * What the features answer at every word of small scenarios that have what is rare in samples (anchors, merge keys, inherited units, groups, problems,
 * suppressions, results), beside what was recorded. `ASDIC_RECORD=1` records again.
 */
import {
  collectActions,
  diagnose,
  emptyMemory,
  encodeSemanticTokens,
  findDefinition,
  findDocumentLinks,
  findFoldableRanges,
  findInlayHints,
  findInlineOutcomes,
  findLenses,
  findLinkedRanges,
  findRefactorings,
  findReferences,
  findRulePage,
  findSelectionRanges,
  findSymbols,
  getHover,
  listCombatsByScenario,
  listNamedSymbols,
  remember,
  renameSymbol,
} from '../../../../server/src/features';
import type { Analysis, OutlineSymbol } from '../../../../server/src/features';
import { inlayHintKinds, semanticTokenTypes } from '../../../../server/src/protocol';
import type { Range, TextEdit } from '../../../../server/src/text';
import { compareRecord } from '../../../support/recorded/compare';
import { analyzeText, getCombat, resolveCombatOrFail } from '../support';
import { scenarios } from './answers/scenarios';

type FormatRange = (range: Range) => string;

const formatEdits = (edits: readonly TextEdit[], format: FormatRange): readonly string[] =>
  edits.map(({ insert, ...range }) => `    ${format(range)} ${JSON.stringify(insert)}`);

function* formatOutline(symbols: readonly OutlineSymbol[], format: FormatRange, indent = ''): Generator<string> {
  for (const { name, detail, kind, range, selection, children } of symbols) {
    yield `${indent}${name} [${kind}] ${detail} ${format(range)} at ${format(selection)}`;
    yield* formatOutline(children, format, `${indent}  `);
  }
}

/** The tokens of each line: words with their type and modifiers. */
function formatTokens(analysis: Analysis): readonly string[] {
  const data = encodeSemanticTokens(analysis);
  const lines = analysis.text.split('\n');
  const tokensByLine = new Map<number, string[]>();
  let [line, column] = [0, 0];
  for (let at = 0; at < data.length; at += 5) {
    const [lineDelta, columnDelta, length, type, modifiers] = data.slice(at, at + 5) as [...FiveNumbers];
    column = lineDelta === 0 ? column + columnDelta : columnDelta;
    line += lineDelta;
    const token = `${lines[line]!.slice(column, column + length)}/${semanticTokenTypes[type]!}${modifiers === 0 ? '' : `/${modifiers}`}`;
    tokensByLine.set(line, [...(tokensByLine.get(line) ?? []), token]);
  }
  return [...tokensByLine].map(([at, tokens]) => `${at + 1} ${tokens.join(' ')}`);
}

type FiveNumbers = readonly [number, number, number, number, number];

function recordWords(analysis: Analysis, format: FormatRange) {
  const { text } = analysis;
  const hovers = new Map<string, string[]>();
  const ids: string[] = [];
  const refactorings = new Set<string>();
  const selections = new Map<string, string>();
  for (const { index, 0: word } of text.matchAll(/(?<![\w#-])[\w*&<][\w<-]*/g)) {
    const offset = index + 1;
    const hover = getHover(analysis, offset);
    if (hover) {
      const content = `${findRulePage(analysis, offset)?.rule ?? 'no rule'}: ${JSON.stringify(hover.markdown)}`;
      hovers.set(content, [...(hovers.get(content) ?? []), `${word} ${format(hover.range)}`]);
    }
    const definition = findDefinition(analysis, offset);
    if (definition) {
      ids.push(`${word} ${format({ from: index, to: index })} -> ${format(definition)}`);
      if (definition.from <= offset && offset <= definition.to) {
        const renamed = renameSymbol(analysis, offset, 'renamed-x');
        ids.push(
          `    references ${findReferences(analysis, offset, true).map(format).join(' ')}`,
          `    linked ${findLinkedRanges(analysis, offset).map(format).join(' ')}`,
          ...(!renamed ? [] : 'refused' in renamed ? [`    ${renamed.refused}`] : formatEdits(renamed, format)),
        );
      }
    }
    for (const { kind, title, edits, file } of findRefactorings(analysis, offset))
      refactorings.add(
        [`${kind} ${title}`, ...formatEdits(edits, format), ...(file ? [file.path, file.text] : [])].join('\n'),
      );
    const line = analysis.lines().positionAt(offset).line;
    selections.set(`${line}`, `${word}: ${findSelectionRanges(analysis, offset).map(format).join(' ')}`);
  }
  return [
    ['Hovers', [...hovers].map(([content, places]) => `${places.join(', ')}\n    ${content}`)],
    ['Ids', ids],
    ['Refactorings', [...refactorings]],
    ['Selections', [...selections.values()]],
  ] as const;
}

function recordFile(analysis: Analysis, format: FormatRange) {
  const { text } = analysis;
  const problems = diagnose(analysis);
  const memory = analysis.scenarios
    .flatMap(({ combats }) => combats())
    .slice(0, 1)
    .reduce((results, { id }) => {
      const target = getCombat(analysis, { id });
      return remember(results, target, resolveCombatOrFail(target, { seed: 1 }));
    }, emptyMemory);
  const actions = problems.flatMap((problem) =>
    collectActions(analysis, problem, problems, memory).map((action) =>
      [`${action.kind} ${action.title}`, ...('edits' in action ? formatEdits(action.edits, format) : [])].join('\n'),
    ),
  );
  const hintKinds = new Set(inlayHintKinds);
  return [
    [
      'Problems',
      problems.map((problem) => `${format(problem)} ${problem.severity} ${problem.code} ${problem.message}`),
    ],
    ['Actions', [...new Set(actions)]],
    ['Outline', [...formatOutline(findSymbols(analysis), format)]],
    ['Symbols', listNamedSymbols(analysis).map((symbol) => JSON.stringify(symbol))],
    ['Folds', findFoldableRanges(analysis).map(({ first, last, kind }) => `${first + 1}-${last + 1} ${kind}`)],
    ['Tokens', formatTokens(analysis)],
    ['Links', findDocumentLinks(analysis).map((link) => JSON.stringify(link))],
    [
      'Lenses',
      findLenses(analysis, memory).map(({ range, title, tooltip }) => `${format(range)} ${title} | ${tooltip}`),
    ],
    ['Outcomes', findInlineOutcomes(analysis, memory).map((outcome) => JSON.stringify(outcome))],
    ['Combats', listCombatsByScenario(analysis).map((combats) => JSON.stringify(combats))],
    ['Hints', findInlayHints(analysis, { from: 0, to: text.length }, hintKinds).map((hint) => JSON.stringify(hint))],
  ] as const;
}

describe('answers at every word', () => {
  for (const [name, source] of Object.entries(scenarios))
    it(`are those that were recorded of ${name}`, () => {
      const analysis = analyzeText(source);
      const lines = analysis.lines();
      const format = ({ from, to }: Range) => {
        const [start, end] = [from, to].map((offset) => lines.positionAt(offset));
        return `${start!.line + 1}:${start!.column + 1}-${end!.line + 1}:${end!.column + 1}`;
      };
      compareRecord(`answers ${name}`, [...recordWords(analysis, format), ...recordFile(analysis, format)]);
    });
});
