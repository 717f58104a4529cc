/** Signature help for a mapping in braces: required and present keys, and the key at the cursor. */
import { type Path, valueAt } from '../../model/place';
import { isMapping } from '../../model/values';
import { type KnownKey, chooseRuleset, describeAt } from '../../schema';
import { getNode } from '../../text/node';
import { type Analysis, findScenarioAt } from '../analysis/analysis';
import { findCompletionContexts } from './completion/completion-context';
import { joinBlocks, formatInlineCode } from '../format/markdown';

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
const maxKeys = 24;

/** Undefined outside of braces, and if the keys are unknown. */
export function getSignatureHelp(analysis: Analysis, offset: number): Signature | undefined {
  for (const context of findCompletionContexts(analysis, offset)) {
    const path = context.position === 'key' ? context.path : context.path.slice(0, -1);
    const { data } = context.document;
    const mapping = valueAt(data, path);
    if (context.position === 'item' || !isMapping(mapping) || getNode(mapping)?.flow !== true) continue;
    const choice = chooseRuleset(data);
    if (!('id' in choice)) return undefined;
    const schemaKeys = findKeysAt(choice.id, analysis, offset, path) ?? describeAt(choice.id, data, { path })?.keys;
    const keyAtCursor =
      context.position === 'value' ? context.path.at(-1) : analysis.text.slice(context.word.from, context.word.to);
    if (schemaKeys && schemaKeys.length > 0) return createSignature(schemaKeys, String(keyAtCursor ?? ''));
  }
  return undefined;
}

/** Keys by the unmodified text: the placeholder may hide the type of a unit. */
function findKeysAt(ruleset: string, analysis: Analysis, offset: number, path: Path): readonly KnownKey[] | undefined {
  const data = findScenarioAt(analysis, offset)?.document.data;
  return data && isMapping(valueAt(data, path)) ? describeAt(ruleset, data, { path })?.keys : undefined;
}

function createSignature(schemaKeys: readonly KnownKey[], keyAtCursor: string): Signature {
  const requiredKeys = schemaKeys.filter((key) => key.required);
  const optionalKeys = schemaKeys.filter((key) => !key.required);
  // Present keys come before optional ones.
  const orderedKeys = [
    ...requiredKeys,
    ...optionalKeys.filter(({ present }) => present),
    ...optionalKeys.filter(({ present }) => !present),
  ];
  const displayedKeys = orderedKeys.slice(0, maxKeys);
  let label = '{ ';
  const keys = displayedKeys.map((signatureKey, index): SignatureKey => {
    const from = label.length;
    label += signatureKey.required ? signatureKey.key : `${signatureKey.key}?`;
    const to = label.length;
    if (index < displayedKeys.length - 1) label += ', ';
    return { from, to, documentation: describeKey(signatureKey) };
  });
  label += orderedKeys.length > displayedKeys.length ? ', … }' : ' }';
  return {
    label,
    documentation: describeState(schemaKeys, keyAtCursor),
    keys,
    active: findActiveKey(displayedKeys, keyAtCursor),
  };
}

function describeKey({ title, description, required, present }: KnownKey): string {
  const state = [required ? 'Required' : 'Optional', ...(present ? ['given'] : [])].join(', ');
  return joinBlocks([title, description].filter((part) => part !== undefined).join(': '), `*${state}*`);
}

function describeState(keys: readonly KnownKey[], keyAtCursor: string): string {
  const formatKeys = (keyList: readonly KnownKey[]) => keyList.map(({ key }) => formatInlineCode(key)).join(', ');
  const presentKeys = keys.filter(({ key, present }) => present && key !== keyAtCursor);
  const missingKeys = keys.filter(({ required, present }) => required && !present);
  return [
    missingKeys.length > 0 ? `Required: ${formatKeys(missingKeys)}.` : 'All that is required is there.',
    ...(presentKeys.length > 0 ? [`Given: ${formatKeys(presentKeys)}.`] : []),
  ].join(' ');
}

/** Index of the key itself; else of the first key with this prefix; else of the next required one. */
function findActiveKey(keys: readonly KnownKey[], keyAtCursor: string): number {
  const priorities: readonly ((key: KnownKey) => boolean)[] = [
    ({ key }) => key === keyAtCursor,
    ({ key, present }) => keyAtCursor !== '' && !present && key.startsWith(keyAtCursor),
    ({ required, present }) => required && !present,
    ({ present }) => !present,
  ];
  const activeIndex = priorities.map((test) => keys.findIndex(test)).find((index) => index >= 0);
  return activeIndex ?? 0;
}
