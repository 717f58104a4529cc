/** Completions beyond the schema: powers, in turn order. */
import type { Suggestion } from '../../model/ruleset';
import { sentence } from '../../model/wording';
import { turnOrder } from './units';
import { powerName } from './wording';

const powerKeys: Suggestion = {
  at: ['powers.~'],
  suggest: () => turnOrder.map((text) => ({ text, detail: sentence(powerName(text)) })),
};

export const suggestions: readonly Suggestion[] = [powerKeys];
