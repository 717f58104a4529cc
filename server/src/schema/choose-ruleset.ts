/** Chooses the ruleset of a scenario. Everything else depends on it. */
import { renameMember, setMember, type Plain } from '../model/edit';
import { findNearest } from '../model/nearest';
import type { Diagnostic } from '../model/diagnostic';
import { hasRootKey, rulesetIds, getRulesetTitle } from './schema';
import { formatValue } from './words';

export type RulesetChoice = { readonly id: string } | { readonly diagnostic: Diagnostic };

/** Returns the ruleset that a scenario names, or a diagnostic if it names none or an unknown one. */
export function chooseRuleset(data: object): RulesetChoice {
  const holder = data as Record<string, Plain>;
  const rulesetName = Object.hasOwn(holder, 'ruleset') ? holder['ruleset'] : undefined;
  if (typeof rulesetName === 'string' && rulesetIds.includes(rulesetName)) return { id: rulesetName };
  return {
    diagnostic:
      rulesetName === undefined ? diagnoseMissingRuleset(holder) : diagnoseUnknownRuleset(holder, rulesetName),
  };
}

function diagnoseMissingRuleset(holder: Record<string, Plain>): Diagnostic {
  const misspelled = Object.keys(holder).find(
    (key) => rulesetIds.includes(holder[key] as string) && findNearest(key, ['ruleset']) !== undefined,
  );
  if (misspelled !== undefined)
    return {
      code: 'schema/missing-ruleset',
      severity: 'error',
      message: `There is no key \`${misspelled}\`. Did you mean \`ruleset\`? Nothing can be checked without it.`,
      place: { owner: holder, key: misspelled, onKey: true },
      fixes: [{ title: 'Rename to `ruleset`', edits: [renameMember(holder, misspelled, 'ruleset')], preferred: true }],
    };
  const guess = guessRuleset(holder);
  const hint = guess === undefined ? '' : ` This looks like \`${guess}\` (${getRulesetTitle(guess)}).`;
  const [first] = Object.keys(holder);
  return {
    code: 'schema/missing-ruleset',
    severity: 'error',
    message: `\`ruleset\` is missing: it says which game's rules the scenario is for, and nothing can be checked without it.${hint} Known are ${formatRulesets()}.`,
    place: first === undefined ? { owner: holder } : { owner: holder, key: first, onKey: true },
    fixes: (guess === undefined ? rankRulesets(holder).map(({ id }) => id) : [guess]).map((id) => ({
      title: `Add \`ruleset: ${id}\` (${getRulesetTitle(id)})`,
      edits: [{ ...setMember(holder, 'ruleset', id), first: true }],
      preferred: id === guess || rulesetIds.length === 1,
    })),
  };
}

function diagnoseUnknownRuleset(holder: Record<string, Plain>, rulesetName: Plain): Diagnostic {
  const nearest = typeof rulesetName === 'string' ? findNearest(rulesetName, rulesetIds) : undefined;
  const offeredIds = nearest === undefined ? rankRulesets(holder).map(({ id }) => id) : [nearest];
  const statement =
    rulesetName === null
      ? '`ruleset` has no value yet.'
      : typeof rulesetName === 'object'
        ? `\`ruleset\` takes one name, and this is ${formatValue(rulesetName)}.`
        : `There is no ruleset ${formatValue(rulesetName)}.`;
  return {
    code: 'schema/unknown-ruleset',
    severity: 'error',
    message: `${statement}${nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`} Known are ${formatRulesets()}.`,
    place: { owner: holder, key: 'ruleset' },
    fixes: offeredIds.map((id) => ({
      title: `Change to \`${id}\` (${getRulesetTitle(id)})`,
      edits: [setMember(holder, 'ruleset', id)],
      preferred: id === nearest || rulesetIds.length === 1,
    })),
  };
}

function formatRulesets(): string {
  return rulesetIds.map((id) => `\`${id}\` (${getRulesetTitle(id)})`).join(', ');
}

/** The ruleset that has the most of an object's keys; undefined if two rank equally or none has any. */
function guessRuleset(holder: object): string | undefined {
  const [best, second] = rankRulesets(holder);
  return best && best.matchingKeys > 0 && best.matchingKeys !== second?.matchingKeys ? best.id : undefined;
}

/** By scenario root: looked up once per unknown key. */
const onlyMatchCache = new WeakMap<object, { readonly id: string | undefined }>();

/** The only ruleset that has all keys of an object; undefined if none or several do. */
export function findOnlyMatchingRuleset(holder: object): string | undefined {
  let cached = onlyMatchCache.get(holder);
  if (!cached) onlyMatchCache.set(holder, (cached = { id: findOnlyMatch(holder) }));
  return cached.id;
}

function findOnlyMatch(holder: object): string | undefined {
  const matching = rulesetIds.filter((id) => Object.keys(holder).every((key) => hasRootKey(id, key)));
  return matching.length === 1 ? matching[0] : undefined;
}

/** All rulesets with the number of an object's keys that each has, best first. */
function rankRulesets(holder: object): readonly { readonly id: string; readonly matchingKeys: number }[] {
  const keys = Object.keys(holder);
  return rulesetIds
    .map((id) => ({ id, matchingKeys: keys.filter((key) => hasRootKey(id, key)).length }))
    .sort((a, b) => b.matchingKeys - a.matchingKeys);
}
