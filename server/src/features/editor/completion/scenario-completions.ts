/** Completions in a scenario: keys of mappings, required ones first and with everything they require; values; ids of the right kind. */
import { toMidSentence } from '../../../model/wording';
import { type KnownKey, type KnownValue, describeAt, rulesetIds } from '../../../schema';
import { getFirstSentence } from '../../../schema/words';
import { type Schema, getVariants, getMemberSchema, getRulesetTitle } from '../../../schema/schema';
import { renderScalar } from '../../../text/edits/scalar';
import { foldWord } from '../../../model/nearest';
import type { Analysis } from '../../analysis/analysis';
import { escapeMarkdown } from '../../format/markdown';
import type { Game } from '../begin/games';
import { maxChoices } from '../begin/snippet';
import { listCombatKeys } from './combat-keys';
import { type Completion, escapeSnippet, createCompletion, hasEmptyStop } from './completion';
import { canBeWritten } from './example';
import { completeBracedItem, completeContents, completeItems, completeItemsAt } from './items';
import { findSchemaAt } from './siblings';
import { findInheritanceKey, listAvailableKeys, listIds, listSuggestions, listSiblingItems } from './ids';
import type { CompletionContext } from './completion-context';
import { createMemberText, listScenarioTemplates } from './templates';

/** Returns the completions for a ruleset, the likeliest first. */
export function findScenarioCompletions(
  analysis: Analysis,
  id: string,
  context: CompletionContext,
): readonly Completion[] {
  switch (context.position) {
    case 'key':
      if (context.beginsItem) return completeBracedItem(analysis, id, context);
      return [
        ...completeContents(analysis, id, context),
        ...withCombatKeys(completeKeys(analysis, id, context), analysis, id, context),
        ...completeIds(analysis, id, context),
        ...completeSuggestions(analysis, id, context),
      ];
    case 'item':
      return completeItems(analysis, id, context);
    case 'value':
      return [
        ...completeValues(id, context),
        ...completeIds(analysis, id, context),
        ...completeSuggestions(analysis, id, context),
      ];
  }
}

/** Completions for a scenario that names no ruleset yet. */
export function completeFirstKey(games: readonly Game[], context: CompletionContext): readonly Completion[] {
  return context.position === 'key' && context.path.length === 0
    ? [...completeScenarios(games, context), completeRulesetKey(context)]
    : [];
}

/** Completions from plain texts, each with a short description. */
export function completeTexts(
  context: CompletionContext,
  texts: readonly { readonly text: string; readonly detail?: string }[],
): readonly Completion[] {
  const suffix = context.position === 'key' && !context.hasColon ? ': $1' : '';
  return texts.map(({ text, detail }) =>
    createCompletion(context, escapeSnippet(renderScalar(text)) + suffix, {
      label: text,
      kind: context.position === 'key' ? 'key' : 'value',
      detail,
      hasCompletableEnd: suffix !== '',
    }),
  );
}

function completeRulesetKey(context: CompletionContext): Completion {
  const documentation = 'The rules that the scenario is for. Everything else depends on it.';
  return createCompletion(context, context.hasColon ? 'ruleset' : 'ruleset: ', {
    label: 'ruleset',
    kind: 'key',
    documentation,
    hasCompletableEnd: true,
  });
}

/** A complete scenario of each game, for an empty file. */
function completeScenarios(games: readonly Game[], context: CompletionContext): readonly Completion[] {
  if (Object.keys(context.document.data).length > 1 || context.hasColon || context.hasContent) return [];
  return listScenarioTemplates(games).map(({ id, title, snippet }) =>
    createCompletion(context, snippet, {
      label: title,
      kind: 'item',
      // Beside the label there is no room.
      documentation: 'A new scenario.',
      filter: `${id} ${title} scenario`,
    }),
  );
}

export function completeRulesetValues(context: CompletionContext): readonly Completion[] {
  return rulesetIds.map((id) =>
    createCompletion(context, id, { label: id, kind: 'value', detail: getRulesetTitle(id) }),
  );
}

/** Completes missing keys. In a list, an item with its required keys. */
function completeKeys(analysis: Analysis, rulesetId: string, context: CompletionContext): readonly Completion[] {
  const { root, schema } = findSchemaAt(rulesetId, context.document.data, context.path);
  if (!schema) return [];
  if (schema.discriminator) {
    const inheritanceKey = findInheritanceKey(root, schema, context);
    const discriminatorKey = findDiscriminatorKey(schema);
    const tags = getVariants(root, schema).map(({ tag }) => tag);
    return [
      createKeyCompletion(
        discriminatorKey,
        context,
        `${discriminatorKey.key}: ${tags.length > maxChoices ? '$1' : `\${1|${tags.join(',')}|}`}`,
      ),
      ...(inheritanceKey ? [createKeyCompletion(inheritanceKey, context, `${inheritanceKey.key}: $1`)] : []),
    ];
  }
  if (schema.type === 'array' && schema.items && !context.isInFlow)
    return completeItemsAt(analysis, rulesetId, context, [...context.path, 0], { root, items: schema.items });
  const schemaKeys = describeAt(rulesetId, context.document.data, context)?.keys ?? [];
  return listAvailableKeys(root, schema, context, schemaKeys)
    .filter(({ key }) => canBeWritten(root, getMemberSchema(schema, key) ?? {}))
    .map((knownKey) =>
      createKeyCompletion(knownKey, context, createMemberText(analysis, rulesetId, context, knownKey.key)),
    );
}

type Key = Pick<KnownKey, 'key' | 'title' | 'description' | 'required'>;

/** @param snippet the key with its value */
function createKeyCompletion(
  { key: label, title, description, required }: Key,
  context: CompletionContext,
  snippet: string,
) {
  const isValueWritten = context.hasColon || context.hasContent;
  const purpose = describePurpose(label, title, description);
  return createCompletion(context, !isValueWritten ? snippet : context.hasColon ? label : `${label}:`, {
    label,
    kind: 'key',
    detail: required ? `required: ${toMidSentence(purpose)}` : purpose,
    documentation: description,
    hasCompletableEnd: !isValueWritten && hasEmptyStop(snippet),
  });
}

/** What a key is for, in a few words: its title, or the beginning of its description if the title says no more than the key. */
function describePurpose(key: string, title: string | undefined, description: string | undefined): string {
  const words = foldWord(key.replaceAll(/[A-Z]/g, ' $&'));
  if (title !== undefined && foldWord(title) !== words) return title;
  const sentence = getFirstSentence(description).replaceAll(/[*`]|\.$/g, '');
  const beginning = sentence.split(/[,:;(]/)[0]!.trim();
  return (foldWord(beginning) === words ? sentence : beginning) || (title ?? key);
}

/** The discriminator key, if no variant is selected yet. */
function findDiscriminatorKey({ discriminator, title, description }: Schema): Key {
  return { key: discriminator!.propertyName, title, description, required: true };
}

/** The keys of the schema, then measures of the combat; the labels of its dice come first, since they are what a player has. */
function withCombatKeys(
  schemaCompletions: readonly Completion[],
  analysis: Analysis,
  rulesetId: string,
  context: CompletionContext,
): readonly Completion[] {
  const combatKeyList = listCombatKeys(analysis, rulesetId, context).filter(({ key: name }) =>
    schemaCompletions.every(({ label }) => label !== name),
  );
  const combatCompletions = combatKeyList.map(({ key: label, detail }) =>
    createCompletion(context, context.hasColon ? label : `${label}: $1`, { label, kind: 'key', detail }),
  );
  return context.path.at(-1) === 'dice'
    ? [...combatCompletions, ...schemaCompletions]
    : [...schemaCompletions, ...combatCompletions];
}

/** Suggestions of the ruleset: values, or keys with their required members. */
function completeSuggestions(analysis: Analysis, rulesetId: string, context: CompletionContext): readonly Completion[] {
  const suggestionList = listSuggestions(analysis, rulesetId, context);
  if (context.position === 'key') {
    const { schema } = findSchemaAt(rulesetId, context.document.data, context.path);
    return suggestionList
      .filter(({ text }) => schema && getMemberSchema(schema, text))
      .map(({ text, detail }) =>
        createKeyCompletion(
          { key: text, title: detail, required: false },
          context,
          createMemberText(analysis, rulesetId, context, text),
        ),
      );
  }
  return suggestionList.map(({ text, detail }) =>
    createCompletion(context, escapeSnippet(renderScalar(text)), { label: text, kind: 'value', detail }),
  );
}

function completeValues(rulesetId: string, context: CompletionContext): readonly Completion[] {
  const { data } = context.document;
  const { root, schema: holder } = findSchemaAt(rulesetId, data, context.path.slice(0, -1));
  // While no variant is selected, only the parent schema has the values of the discriminator.
  const isChoice = holder?.discriminator !== undefined && holder.discriminator.propertyName === context.path.at(-1);
  const knownValues = isChoice ? listVariants(root, holder) : (describeAt(rulesetId, data, context)?.values ?? []);
  const siblingValues = listSiblingItems(context);
  const value = findSchemaAt(rulesetId, data, context.path).schema;
  // A word may stand in place of a list, such as an order of losses.
  const listCompletions = knownValues.length > 0 && value?.items ? [createListCompletion(context)] : [];
  const values = knownValues
    .filter(({ value }) => !siblingValues.includes(value))
    .map(({ value, description }) => {
      const text = renderScalar(value);
      const detail = description === undefined ? undefined : getFirstSentence(description).replace(/\.$/, '');
      return createCompletion(context, escapeSnippet(text), {
        label: text,
        kind: 'value',
        detail,
        documentation: description,
      });
    });
  return [...values, ...listCompletions];
}

function createListCompletion(context: CompletionContext): Completion {
  return createCompletion(context, '[$1]', {
    label: '[ ]',
    kind: 'value',
    detail: 'your own list',
    hasCompletableEnd: true,
  });
}

function listVariants(root: Schema, schema: Schema): readonly KnownValue[] {
  return getVariants(root, schema).map((variant) => ({ value: variant.tag, description: variant.schema.description }));
}

/** Completes ids. */
function completeIds(analysis: Analysis, rulesetId: string, context: CompletionContext): readonly Completion[] {
  return listIds(analysis, rulesetId, context).map(({ id, kind, path }) =>
    createCompletion(
      context,
      context.position === 'key' ? `${renderScalar(id)}${context.hasColon ? '' : ': $1'}` : renderScalar(id),
      {
        label: id,
        kind: 'id',
        detail: kind,
        documentation: `A ${escapeMarkdown(kind)} of this scenario, ${escapeMarkdown(path.join('.'))}.`,
        hasCompletableEnd: context.position === 'key',
      },
    ),
  );
}
