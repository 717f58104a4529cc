import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { createCommandLine, type RunResult } from '../cli/command-line';

/** A block of a page that a reader goes through: a file, or what is typed. */
interface Block {
  readonly file: string | undefined;
  readonly kind: string;
  readonly text: string;
}

function readBlocks(name: string): readonly Block[] {
  const page = readFileSync(`docs/${name}.md`, 'utf8');
  return [...page.matchAll(/(?:<!-- file: (\S+) -->\s+)?```(\w+)\n(.*?)```/gs)].map(([, file, kind, text]) => ({
    file,
    kind: kind!,
    text: text!,
  }));
}

/** The words of a command line, with those in quotation marks as one. */
function splitWords(command: string): readonly string[] {
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!);
}

describe('the pages for players', () => {
  const { write, run, read } = createCommandLine();

  /**
   * Types every command of a page. A block of a file is saved, unless commands were typed since the last one: then it is what they must
   * have made of the file. Lines below `asdic play` are typed into it.
   */
  async function walkThrough(name: string): Promise<readonly RunResult[]> {
    const blocks = readBlocks(name);
    let isTyped = false;
    const results: RunResult[] = [];
    for (const [index, { file, kind, text }] of blocks.entries()) {
      if (file !== undefined) {
        if (isTyped) assert.deepEqual(parse(await read(file)), parse(text), `${name}: ${file}`);
        else await write({ [file]: text });
        isTyped = false;
      }
      if (kind !== 'sh') continue;
      isTyped = true;
      const nextBlock = blocks[index + 1];
      for (const command of text.trim().split('\n')) {
        const [program, ...words] = splitWords(command);
        assert.equal(program, 'asdic');
        const input = words[0] === 'play' && nextBlock?.kind === 'text' ? nextBlock.text : '';
        const result = await run(words, { input });
        assert.equal(result.exitCode, 0, `${command}\n${result.output}${result.notes}`);
        results.push(result);
      }
    }
    return results;
  }

  it('the page on play by mail has commands that do what it says, in their order', async () => {
    const results = await walkThrough('by-mail');
    assert.equal(results.length, 6);
    const [check, resolved] = results.slice(-2) as [RunResult, RunResult];
    const seed = /All words fit: seed (\d+)/.exec(check.output)?.[1];
    assert.ok(seed !== undefined && resolved.output.includes(`seed ${seed}`), check.output + resolved.output);
    const [, documentedSeed, documentedEnd] = /All words fit: seed (\d+)\*, and the battle ends so: \*(.*?)\*/.exec(
      readFileSync('docs/by-mail.md', 'utf8'),
    )!;
    assert.equal(seed, documentedSeed);
    assert.ok(resolved.output.includes(`\n${documentedEnd}\n`), resolved.output);
  });

  it('the page on scenarios has a next turn that begins as it says', async () => {
    assert.equal((await walkThrough('scenarios')).length, 1);
  });

  it('the page on play at the table has a play that ends as it says, with its moves in the transcript', async () => {
    const [play, check, resolved] = (await walkThrough('at-the-table')) as [RunResult, RunResult, RunResult];
    const end = /The end: (.*)\.\n/.exec(play.output)?.[1];
    assert.ok(end !== undefined, play.output);
    assert.match(check.output, /No problems/);
    assert.ok(resolved.output.includes(end), resolved.output);
    assert.equal(await read('game.txt'), '6\n4 5\nstay\n6\npress on\n1 6\n5\n');
  });
});
