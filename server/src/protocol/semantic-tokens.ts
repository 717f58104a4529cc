/**
 * The legend of semantic tokens. The names are those of the protocol, so that every theme and every editor has colours for them. In a
 * scenario they stand for
 *
 * - `class`: a power or nation
 * - `variable`: any other id (units, engagements, groups)
 * - `type`: a type of units
 * - `enumMember`: a word that the rules know (`rain`, `naval`)
 * - `event`: a roll that dice are given for (`search.subs`)
 * - `number`: a number that a rule reads
 */
export const semanticTokenTypes = ['class', 'variable', 'type', 'enumMember', 'event', 'number'] as const;

export type SemanticTokenType = (typeof semanticTokenTypes)[number];

/** `declaration`: the id is declared here, elsewhere it is named. `deprecated`: the rules take no notice of it. */
export const semanticTokenModifiers = ['declaration', 'deprecated'] as const;
