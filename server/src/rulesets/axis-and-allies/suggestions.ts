/** Completions beyond the schema: powers, in turn order. */
import type { Suggestion } from '../../model/ruleset';
import { capitalize } from '../../model/wording';
import { turnOrder } from './units';
import { formatPower } from './wording';

const powerKeys: Suggestion = {
  patterns: ['powers.~'],
  suggest: () => turnOrder.map((text) => ({ text, detail: capitalize(formatPower(text)) })),
};

export const suggestions: readonly Suggestion[] = [powerKeys];
