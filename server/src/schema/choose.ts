/** Chooses the ruleset of a scenario. Everything else depends on it. */
import { set, type Plain } from '../model/edit';
import { nearest } from '../model/nearest';
import type { Problem } from '../model/problem';
import { hasRootKey, rulesetIds, rulesetTitle } from './schema';
import { quoted } from './words';

export type RulesetChoice = { readonly id: string } | { readonly problem: Problem };

/** Returns the ruleset that a scenario names, or a diagnostic if it names none or an unknown one. */
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

/** The ruleset that has the most of an object's keys; undefined if two rank equally or none has any. */
function lookalike(holder: object): string | undefined {
  const [best, second] = likeliest(holder);
  return best && best.known > 0 && best.known !== second?.known ? best.id : undefined;
}

/** By scenario root: looked up once per unknown key. */
const fittings = new WeakMap<object, { readonly id: string | undefined }>();

/** The only ruleset that has all keys of an object; undefined if none or several do. */
export function onlyFitting(holder: object): string | undefined {
  let known = fittings.get(holder);
  if (!known) fittings.set(holder, (known = { id: findOnlyFitting(holder) }));
  return known.id;
}

function findOnlyFitting(holder: object): string | undefined {
  const fitting = rulesetIds.filter((id) => Object.keys(holder).every((key) => hasRootKey(id, key)));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** All rulesets with the number of an object's keys that each has, best first. */
function likeliest(holder: object): readonly { readonly id: string; readonly known: number }[] {
  const keys = Object.keys(holder);
  return rulesetIds
    .map((id) => ({ id, known: keys.filter((key) => hasRootKey(id, key)).length }))
    .sort((a, b) => b.known - a.known);
}
