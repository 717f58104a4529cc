/** Signature help for a mapping in braces: required and present keys, and the key at the cursor. */
import { valueAt } from '../model/place';
import type { Path } from '../model/place';
import { chooseRuleset, describe } from '../schema';
import type { KnownKey } from '../schema';
import { nodeOf } from '../text/node';
import type { Analysis } from './analysis';
import { scenarioAt } from './analysis';
import { spotsAt } from './completion/spot';
import { blocks, code } from './format/markdown';

export interface Signature {
  /** `{ type, id, attack, section, count? }`. */
  readonly label: string;
  /** Markdown: present keys, and missing required keys. */
  readonly documentation: string;
  readonly keys: readonly SignatureKey[];
  /** Index of the key at the cursor, or of the next required one. */
  readonly active: number;
}

export interface SignatureKey {
  /** Range in the label. */
  readonly from: number;
  readonly to: number;
  /** Markdown. */
  readonly documentation: string;
}

/** Maximum number of keys in the label; required ones come first. */
const mostKeys = 24;

/** Undefined outside of braces, and if the keys are unknown. */
export function signature(analysis: Analysis, offset: number): Signature | undefined {
  for (const spot of spotsAt(analysis, offset)) {
    const path = spot.as === 'key' ? spot.path : spot.path.slice(0, -1);
    const { data } = spot.document;
    const mapping = valueAt(data, path);
    if (spot.as === 'item' || !isMapping(mapping) || nodeOf(mapping)?.flow !== true) continue;
    const choice = chooseRuleset(data);
    if (!('id' in choice)) return undefined;
    const known = keysAt(choice.id, analysis, offset, path) ?? describe(choice.id, data, { path })?.keys;
    const at = spot.as === 'value' ? spot.path.at(-1) : analysis.text.slice(spot.word.from, spot.word.to);
    if (known && known.length > 0) return signatureOf(known, String(at ?? ''));
  }
  return undefined;
}

/** Keys by the unmodified text: the placeholder may hide the type of a unit. */
function keysAt(ruleset: string, analysis: Analysis, offset: number, path: Path): readonly KnownKey[] | undefined {
  const data = scenarioAt(analysis, offset)?.document.data;
  return data && isMapping(valueAt(data, path)) ? describe(ruleset, data, { path })?.keys : undefined;
}

function signatureOf(known: readonly KnownKey[], at: string): Signature {
  const required = known.filter((key) => key.required);
  const others = known.filter((key) => !key.required);
  // Present keys come before optional ones.
  const shown = [...required, ...others.filter(({ present }) => present), ...others.filter(({ present }) => !present)];
  const listed = shown.slice(0, mostKeys);
  let label = '{ ';
  const keys = listed.map((one, index): SignatureKey => {
    const from = label.length;
    label += one.required ? one.key : `${one.key}?`;
    const to = label.length;
    if (index < listed.length - 1) label += ', ';
    return { from, to, documentation: wordsOn(one) };
  });
  label += shown.length > listed.length ? ', … }' : ' }';
  return { label, documentation: stateOf(known, at), keys, active: activeOf(listed, at) };
}

function wordsOn({ title, description, required, present }: KnownKey): string {
  const state = [required ? 'Required' : 'Optional', ...(present ? ['given'] : [])].join(', ');
  return blocks([title, description].filter((part) => part !== undefined).join(': '), `*${state}*`);
}

function stateOf(keys: readonly KnownKey[], at: string): string {
  const list = (of: readonly KnownKey[]) => of.map(({ key }) => code(key)).join(', ');
  const given = keys.filter(({ key, present }) => present && key !== at);
  const missing = keys.filter(({ required, present }) => required && !present);
  return [
    missing.length > 0 ? `Required: ${list(missing)}.` : 'All that is required is there.',
    ...(given.length > 0 ? [`Given: ${list(given)}.`] : []),
  ].join(' ');
}

/** Index of the key itself; else of the first key with this prefix; else of the next required one. */
function activeOf(keys: readonly KnownKey[], at: string): number {
  const tests: readonly ((key: KnownKey) => boolean)[] = [
    ({ key }) => key === at,
    ({ key, present }) => at !== '' && !present && key.startsWith(at),
    ({ required, present }) => required && !present,
    ({ present }) => !present,
  ];
  const found = tests.map((test) => keys.findIndex(test)).find((index) => index >= 0);
  return found ?? 0;
}

function isMapping(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
