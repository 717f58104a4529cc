/** The server of `asdic mcp`: tools that answer by the library, and rules and samples as resources. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { Variables } from '@modelcontextprotocol/sdk/shared/uriTemplate.js';
import type { ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import { loadRulesets, renderRulePage, rulesetIds } from '../../features';
import { version } from '../../generated/version';
import type { ProgressOptions } from '../../library/calculation-progress';
import { CannotRun } from '../../library/errors';
import { findRuleset, listRules } from '../../library/rules';
import { pluralize } from '../../model/wording';
import { formatError } from '../outcome';
import { openScenario } from './scenario';
import { tools } from './tools';

const instructions =
  'Asdic checks scenarios of naval wargames (YAML), resolves their combats by the rules, and calculates exact odds. ' +
  'Never estimate odds or quote rules from memory: call a tool. Begin a scenario with `new_scenario`, look up keys with `schema`, and ' +
  '`check` what you have written.';

/**
 * @param folders absolute; scenario files may be read in them
 * @param samples the folder of the samples
 */
export function createMcpServer(folders: readonly string[], samples: string): McpServer {
  const server = new McpServer({ name: 'asdic', title: 'Asdic', version }, { instructions });
  for (const [name, { title, description, input, run }] of Object.entries(tools))
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      },
      async (args, request) => {
        const { signal } = request;
        try {
          const open = () => openScenario(args, folders, signal);
          return toTextContent(await run(args, open, { signal, progress: createProgressListener(request) }));
        } catch (error) {
          const message = error instanceof RangeError ? error.message : formatError(error);
          return { ...toTextContent(nameTools(message)), isError: true };
        }
      },
    );
  addRules(server);
  addSamples(server, samples);
  return server;
}

/** Tells a client that asks for it how far a calculation is. The protocol wants numbers that grow with each message, also where sampling begins anew. */
function createProgressListener({
  _meta,
  sendNotification,
}: RequestHandlerExtra<ServerRequest, ServerNotification>): ProgressOptions['progress'] {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return undefined;
  let last = 0;
  return ({ engagement, done, of: total, unit }) => {
    const isCounted = unit === 'combats';
    last = isCounted ? Math.max(done, last + 1e-6) : last + 1;
    const message = isCounted
      ? `${engagement}: ${Math.floor(done)} of ${pluralize(total, 'combat')}`
      : `${engagement}: ${Math.floor((100 * done) / Math.max(1, total))}%`;
    const params = { progressToken, progress: last, ...(isCounted && { total }), message };
    void sendNotification({ method: 'notifications/progress', params });
  };
}

/** Names tools and arguments instead of commands and flags: `asdic check a.yaml` is `check`, `--vary` is `vary`. The rules are listed by `explain`. */
function nameTools(message: string): string {
  return message
    .replaceAll('`asdic rules', '`asdic explain')
    .replaceAll(/`asdic ([a-z]+)(?: [^`]*)?`/g, '`$1`')
    .replaceAll(/(`?)--([a-z]+)/g, (_, quote: string, name: string) => (quote === '' ? `\`${name}\`` : quote + name));
}

/** Maximum length of an answer in characters. */
const maxLength = 30_000;

function toTextContent(text: string) {
  return { content: [{ type: 'text' as const, text: shorten(text) }] };
}

/** Cuts a long answer at the end of a line, and says so. */
function shorten(text: string): string {
  if (text.length <= maxLength) return text;
  const end = text.lastIndexOf('\n', maxLength);
  const lines = text.slice(end + 1).split('\n').length;
  return `${text.slice(0, end)}\n\n(${lines} more lines are left out. Ask for less: one combat, one side, fewer values.)`;
}

function addRules(server: McpServer): void {
  const mimeType = 'text/markdown';
  const read = async ({ href: uri }: URL, page: Variables) => {
    const [ruleset, rule] = [String(page['ruleset']), page['rule'] as string | undefined];
    const rulesets = await loadRulesets();
    listRules([findRuleset(rulesets, ruleset)], rule);
    const text = renderRulePage({ ruleset, rule }, { rulesets, ruleLink: () => undefined })!;
    return { contents: [{ uri, mimeType, text: shorten(text) }] };
  };
  const list = () => ({
    resources: rulesetIds.map((id) => ({ name: `rules of ${id}`, uri: `asdic://rules/${id}`, mimeType })),
  });
  server.registerResource(
    'rules',
    new ResourceTemplate('asdic://rules/{ruleset}', { list }),
    { title: 'Rules', description: 'The rules of a game, in the order of its rulebook.', mimeType },
    read,
  );
  server.registerResource(
    'rule',
    new ResourceTemplate('asdic://rules/{ruleset}/{rule}', { list: undefined }),
    { title: 'Rule', description: 'The page of one rule.', mimeType },
    read,
  );
}

function addSamples(server: McpServer, samples: string): void {
  const mimeType = 'application/yaml';
  const suffix = '.scenario.yaml';
  const listSamples = () =>
    rulesetIds.flatMap((id) =>
      readNames(join(samples, id))
        .filter((file) => file.endsWith(suffix))
        .map((file) => ({ path: `${id}/${file.slice(0, -suffix.length)}`, file: join(samples, id, file) })),
    );
  const template = new ResourceTemplate('asdic://samples/{ruleset}/{name}', {
    list: () => ({
      resources: listSamples().map(({ path }) => ({
        name: `sample ${path}`,
        uri: `asdic://samples/${path}`,
        mimeType,
      })),
    }),
  });
  server.registerResource(
    'samples',
    template,
    { title: 'Samples', description: 'Complete scenarios of each game.', mimeType },
    ({ href: uri }, { ruleset, name }) => {
      const sample = listSamples().find(({ path }) => path === `${String(ruleset)}/${String(name)}`);
      if (!sample) throw new CannotRun(`There is no sample ${uri}.`);
      return { contents: [{ uri, mimeType, text: readFileSync(sample.file, 'utf8') }] };
    },
  );
}

function readNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return []; // this package holds no samples of the game
  }
}
