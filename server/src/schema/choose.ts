/** The choice of the ruleset, on which everything else depends. */
import { set, type Plain } from '../model/edit';
import { nearest } from '../model/nearest';
import type { Problem } from '../model/problem';
import { hasRootKey, rulesetIds, rulesetTitle } from './schema';
import { quoted } from './words';

export type RulesetChoice = { readonly id: string } | { readonly problem: Problem };

/** The ruleset that a scenario names, or the problem that it names none, or none that is known. */
export function chooseRuleset(data: object): RulesetChoice {
  const holder = data as Record<string, Plain>;
  const named = Object.hasOwn(holder, 'ruleset') ? holder['ruleset'] : undefined;
  if (typeof named === 'string' && rulesetIds.includes(named)) return { id: named };
  return { problem: named === undefined ? missing(holder) : unknown(holder, named) };
}

function missing(holder: Record<string, Plain>): Problem {
  const guess = lookalike(holder);
  const hint = guess === undefined ? '' : ` This looks like \`${guess}\` (${rulesetTitle(guess)}).`;
  const [first] = Object.keys(holder);
  return {
    code: 'schema/missing-ruleset',
    severity: 'error',
    message: `\`ruleset\` is missing: it says which game's rules the scenario is for, and nothing can be checked without it.${hint} Known are ${listed()}.`,
    place: first === undefined ? { owner: holder } : { owner: holder, key: first, onKey: true },
    fixes: (guess === undefined ? likeliest(holder).map(({ id }) => id) : [guess]).map((id) => ({
      title: `Add \`ruleset: ${id}\` (${rulesetTitle(id)})`,
      edits: [{ ...set(holder, 'ruleset', id), first: true }],
      preferred: id === guess || rulesetIds.length === 1,
    })),
  };
}

function unknown(holder: Record<string, Plain>, named: Plain): Problem {
  const near = typeof named === 'string' ? nearest(named, rulesetIds) : undefined;
  const offered = near === undefined ? likeliest(holder).map(({ id }) => id) : [near];
  const what = named === null ? '`ruleset` has no value yet.' : `There is no ruleset ${quoted(named)}.`;
  return {
    code: 'schema/unknown-ruleset',
    severity: 'error',
    message: `${what}${near === undefined ? '' : ` Did you mean \`${near}\`?`} Known are ${listed()}.`,
    place: { owner: holder, key: 'ruleset' },
    fixes: offered.map((id) => ({
      title: `Change to \`${id}\` (${rulesetTitle(id)})`,
      edits: [set(holder, 'ruleset', id)],
      preferred: id === near || rulesetIds.length === 1,
    })),
  };
}

function listed(): string {
  return rulesetIds.map((id) => `\`${id}\` (${rulesetTitle(id)})`).join(', ');
}

/** The ruleset whose scenarios have most of the keys at hand; undefined where two are as good or none knows any. */
function lookalike(holder: object): string | undefined {
  const [best, second] = likeliest(holder);
  return best && best.known > 0 && best.known !== second?.known ? best.id : undefined;
}

/** By the root of a scenario: each of its unknown keys asks. */
const fittings = new WeakMap<object, { readonly id: string | undefined }>();

/** The only other ruleset that knows all keys at hand; undefined where none does, or several do. */
export function onlyFitting(holder: object): string | undefined {
  let known = fittings.get(holder);
  if (!known) fittings.set(holder, (known = { id: findOnlyFitting(holder) }));
  return known.id;
}

function findOnlyFitting(holder: object): string | undefined {
  const fitting = rulesetIds.filter((id) => Object.keys(holder).every((key) => hasRootKey(id, key)));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The rulesets, and how many of the keys at hand each knows: the most first. */
function likeliest(holder: object): readonly { readonly id: string; readonly known: number }[] {
  const keys = Object.keys(holder);
  return rulesetIds
    .map((id) => ({ id, known: keys.filter((key) => hasRootKey(id, key)).length }))
    .sort((a, b) => b.known - a.known);
}
