/** Files that grow by completion alone, from nothing: whatever is accepted, no problem is left that the offer itself caused. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { diagnose, findCompletions, loadGames } from '../../../../../server/src/features';
import type { Analysis, Completion } from '../../../../../server/src/features';
import { describeAt as describeValue, rulesetIds } from '../../../../../server/src/schema';
import { locate } from '../../../../../server/src/text';
import { chooseRunCount } from '../../../../support/run-size';
import { analyzeText } from '../../support';
import { acceptCompletion, acceptSnippet } from './accept-completion';

const games = await loadGames();

/** Keys below which only the players know what to write. */
const records = ['dice', 'decisions', 'expect', 'result'];

/**
 * Problems of form: keys, values and ids that are missing, of the wrong kind, unknown or there twice; what rules make of a battle is no matter
 * of writing. A value may be empty where it refers to what is not declared yet, or records what happened at the table.
 */
function listFormProblems(analysis: Analysis): readonly string[] {
  const [scenario] = analysis.scenarios;
  const getPath = (offset: number) => locate(analysis.file.documents[0]!, offset)?.path ?? [];
  const isOpenToPlayers = (offset: number) => {
    const path = getPath(offset);
    const isReference =
      describeValue(scenario!.ruleset!.id, analysis.file.documents[0]!.data, { path })?.refersTo !== undefined;
    return isReference || path.some((key) => records.includes(String(key)));
  };
  return diagnose(analysis)
    .filter(
      ({ code, message, from }) =>
        /^(schema|id|yaml)\//.test(code) && !(message.includes('has no value yet') && isOpenToPlayers(from)),
    )
    .map(({ code, message }) => `${code}: ${message}`);
}

const measureIndent = (line: string): number => /^[ -]*/.exec(line)![0].length;

/** All places to write at: the end of the file, and a new line below each line, as deep as it and its neighbours. */
function listPlaces(text: string): readonly { readonly text: string; readonly offset: number }[] {
  const lines = text.split('\n').slice(0, -1);
  return lines.flatMap((line, number) => {
    const below = lines[number + 1] ?? '';
    const deepest = measureIndent(line) + (line.endsWith(':') ? 2 : 0);
    const columns = new Set([measureIndent(line), deepest, /^ */.exec(below)![0].length]);
    // A key above deeper lines would take them as its value.
    return [...columns]
      .filter((column) => column >= /^ */.exec(below)![0].length && column <= deepest)
      .map((column) => {
        const head = `${[...lines.slice(0, number + 1), ' '.repeat(column)].join('\n')}`;
        return {
          text: `${head}\n${lines
            .slice(number + 1)
            .map((below) => `${below}\n`)
            .join('')}`,
          offset: head.length,
        };
      });
  });
}

/** The text after Tab and Tab again: where the list of values opens by itself, its first one is taken. */
function acceptByTab(text: string, completion: Completion, depth = 0): string {
  const after = acceptCompletion(text, completion);
  const match = /(?<!\\)\$1(?!\d)/.exec(completion.snippet);
  if (completion.hasCompletableEnd !== true || !match || depth > 2) return after;
  const before = acceptSnippet(completion.snippet.slice(0, match.index));
  const [next] = findCompletions(analyzeText(after), completion.range.from + before.length);
  return next ? acceptByTab(after, next, depth + 1) : after;
}

describe('a file that grows by completion', () => {
  for (const id of rulesetIds)
    it(`a file of ${id} that grows by completion has no problems of form`, () => {
      let tried = 0;
      fc.assert(
        fc.property(fc.infiniteStream(fc.nat()), (picks) => {
          const next = () => picks.next().value as number;
          let text = `ruleset: ${id}\n`;
          for (let step = 0; step < 5; step++) {
            const places = listPlaces(text);
            const place = step === 0 ? places.at(-1)! : places[next() % places.length]!;
            const offers = findCompletions(analyzeText(place.text), place.offset, { games });
            if (offers.length === 0) continue;
            const completion = offers[next() % offers.length]!;
            const after = acceptByTab(place.text, completion);
            tried++;
            const before = listFormProblems(analyzeText(place.text));
            const caused = listFormProblems(analyzeText(after)).filter((problem) => !before.includes(problem));
            assert.deepEqual(caused, [], `${completion.label} in\n${after}`);
            text = after.replaceAll(/\n *(?=\n)/g, '');
          }
        }),
        { numRuns: chooseRunCount(200, 12) },
      );
      assert.ok(tried > 50, `${tried} completions were tried`);
    });
});
