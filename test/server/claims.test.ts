import assert from 'node:assert/strict';
import fs from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { diagnose, getHover } from '../../server/src/features';
import { analyseWithOdds } from '../support/odds';
import { scenarioFiles } from '../support/samples';
import { createCommandLine } from './cli/command-line';

const commands = ['odds', 'resolve', 'advise', 'matters', 'compare'] as const;

type Claim = { readonly says: string } & Partial<Record<(typeof commands)[number], string>> & {
    /** The title of the combat that a command prints. */
    readonly of?: string;
    readonly at?: string;
    readonly hover?: string;
    readonly problem?: string;
    readonly expect?: true;
    readonly stated?: true;
    readonly change?: readonly [string, string];
    readonly with?: string;
    /** The named YAML block of a tutorial. */
    readonly example?: string;
    readonly scenario?: string;
  };

const claims = parse(fs.readFileSync('test/claims.yaml', 'utf8')) as Readonly<Record<string, readonly Claim[]>>;
const unwrap = (text: string) =>
  text
    .replace(/\n *#? */g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** The part of an output about the combat with the title; without a title, the whole output. */
function selectCombat(output: string, title: string | undefined): string {
  if (title === undefined) return output;
  return output.split(/^(?=\S.* {2}\S*\.scenario\.yaml:\d)/m).find((part) => part.startsWith(title)) ?? '';
}

describe('claims of samples, tutorials, the walkthrough and the README', function () {
  const { run, write } = createCommandLine();
  const outputs = new Map<string, string>();
  const print = async (command: string, file: string, text: string, words: readonly string[]): Promise<string> => {
    const key = [command, text, ...words].join('\n');
    if (outputs.has(key)) return outputs.get(key)!;
    const isUnchanged = fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text;
    if (!isUnchanged) await write({ 'claim.scenario.yaml': text });
    const { output, notes } = await run([command, isUnchanged ? resolve(file) : 'claim.scenario.yaml', ...words]);
    outputs.set(key, output + notes);
    return output + notes;
  };
  const readScenario = (file: string, { example, scenario, change }: Claim): string => {
    const page = fs.readFileSync(file, 'utf8');
    const head = example === undefined ? '' : `<!-- file: ${example}\\.scenario\\.yaml -->\\n\\n`;
    const block =
      file.endsWith('.md') && new RegExp(`${head}\`\`\`yaml\\n(ruleset.*?\\n\\w.*?)\`\`\``, 's').exec(page)?.[1];
    const text = scenario ?? (block || page);
    if (!change) return text;
    assert.ok(text.includes(change[0]), `${file}: ${change[0]}`);
    return text.replace(...(change as [string, string]));
  };

  for (const [file, fileClaims] of Object.entries(claims)) {
    it(`${file} claims what Asdic shows`, async () => {
      const page = unwrap(fs.readFileSync(file, 'utf8'));
      for (const claim of fileClaims) {
        assert.ok(page.includes(claim.says.toLowerCase()), `it no longer says: ${claim.says}`);
        const text = readScenario(file, claim);
        for (const command of commands) {
          const pattern = claim[command];
          if (pattern === undefined) continue;
          const output = await print(command, file, text, claim.with?.split(' ') ?? []);
          assert.match(selectCombat(output, claim.of), new RegExp(pattern), `${claim.says}: ${output}`);
        }
        if (claim.hover !== undefined) {
          const hover = getHover(analyseWithOdds(text), text.indexOf(claim.at!))?.markdown ?? '';
          assert.match(hover, new RegExp(claim.hover), `${claim.says}: ${hover}`);
        }
        if (claim.problem !== undefined)
          assert.ok(
            diagnose(analyseWithOdds(text)).some(({ code }) => code === claim.problem),
            claim.says,
          );
        if (claim.expect) assert.match(text, /^ +expect:/m);
      }
    });
  }

  it('every number in a comment of a sample is claimed', () => {
    const unclaimed = scenarioFiles('samples')
      .filter((file) => !file.includes('broken'))
      .flatMap((file) => {
        const paragraphs = fs.readFileSync(file, 'utf8').match(/^ *#.*(?:\n *#.*)*/gm) ?? [];
        return paragraphs
          .map(unwrap)
          .filter((text) => /\d/.test(text.replace(/\([^)]*\)|\b1[89]\d\d\b|\bd\d+\b|\d+\.\w+(?:\.\w+)*/g, '')))
          .filter((text) => !claims[file]?.some(({ says }) => text.includes(says.toLowerCase())))
          .map((text) => `${file}: ${text}`);
      });
    assert.deepEqual(unclaimed, []);
  });
});
