/**
 * Legend of semantic tokens. The token types are standard, so that every theme has colours for them. In a scenario they mean
 *
 * - `class`: a power or nation
 * - `variable`: any other id (units, engagements, groups)
 * - `type`: a type of units
 * - `enumMember`: a keyword of the rules (`rain`, `naval`)
 * - `event`: a roll with given dice (`search.subs`)
 * - `number`: a number used by a rule
 */
export const semanticTokenTypes = ['class', 'variable', 'type', 'enumMember', 'event', 'number'] as const;

export type SemanticTokenType = (typeof semanticTokenTypes)[number];

/** `declaration`: the declaration of an id, as opposed to a reference. `deprecated`: ignored by the rules. */
export const semanticTokenModifiers = ['declaration', 'deprecated'] as const;
