/** Suggestions of the editor beyond the schema: powers. */
import type { Suggestion } from '../../model/ruleset';
import { capitalize } from './kit';
import { majorPowers } from './major-powers';
import { formatPower } from './wording';

const powerKeys: Suggestion = {
  patterns: ['powers.~'],
  suggest: () => majorPowers.map((text) => ({ text, detail: capitalize(formatPower(text)) })),
};

export const suggestions: readonly Suggestion[] = [powerKeys];
