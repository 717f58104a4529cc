/** The schema of a ruleset as tables: a section for each mapping, a row for each key. */
import { type Schema, getRootSchema } from './schema';

/** @param onlyMember the key of one member of the root; by default all @throws RangeError if the ruleset is unknown or not loaded */
export function formatSchemaTables(ruleset: string, onlyMember?: string): string {
  const root = getRootSchema(ruleset);
  const sections: string[] = [];
  const seen = new Set<Schema>();

  const walk = (schema: Schema, path: string): void => {
    const target = resolveReference(root, schema);
    if (seen.has(target)) return;
    seen.add(target);
    const properties = Object.entries(target.properties ?? {});
    if (properties.length > 0) {
      const requiredKeys = new Set(target.required ?? []);
      const rows = properties.map(([key, member]) =>
        formatRow(key, { ...resolveReference(root, member), ...member }, requiredKeys.has(key)),
      );
      sections.push(
        `## ${path === '' ? 'The scenario' : `\`${path}\``}\n\n| key | what | kind |\n|---|---|---|\n${rows.join('\n')}`,
      );
    }
    for (const [key, member] of properties) walk(member, path === '' ? key : `${path}.${key}`);
    for (const choice of target.oneOf ?? []) walk(choice, path);
    if (typeof target.additionalProperties === 'object') walk(target.additionalProperties, `${path}.*`);
    if (target.items) walk(target.items, `${path}[]`);
  };

  const start = onlyMember === undefined ? root : root.properties?.[onlyMember];
  if (start !== undefined) walk(start, onlyMember ?? '');
  return sections.join('\n\n');
}

function resolveReference(root: Schema, schema: Schema): Schema {
  const name = /^#\/\$defs\/(.*)$/.exec(schema.$ref ?? '')?.[1];
  const target = name === undefined ? undefined : root.$defs?.[name];
  return target === undefined ? schema : resolveReference(root, target);
}

function formatRow(key: string, schema: Schema, isRequired: boolean): string {
  const { title = '', description = '' } = schema;
  const label = [title && `**${title}**`, description].filter((text) => text !== '').join(': ');
  return `| \`${key}\`${isRequired ? ' (needed)' : ''} | ${escapeCell(label)} | ${escapeCell(formatKind(schema))} |`;
}

function formatKind({ const: constant, enum: words, type, minimum, maximum, default: defaultValue }: Schema): string {
  const kind =
    constant !== undefined
      ? `\`${String(constant)}\``
      : words
        ? words.map((word) => `\`${String(word)}\``).join(', ')
        : [type ?? ''].flat().map(getKindName).join(' or ');
  return `${kind}${formatLimits(minimum, maximum)}${defaultValue === undefined ? '' : `; by default \`${JSON.stringify(defaultValue)}\``}`;
}

function formatLimits(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined) return maximum === undefined ? '' : ` up to ${maximum}`;
  return maximum === undefined ? ` from ${minimum}` : ` ${minimum} to ${maximum}`;
}

/** The YAML term for a JSON type. */
function getKindName(type: string): string {
  const words: Readonly<Record<string, string>> = {
    array: 'list',
    object: 'mapping',
    integer: 'whole number',
    string: 'text',
    boolean: 'true or false',
  };
  return words[type] ?? type;
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ').replaceAll('<', '&lt;');
}
