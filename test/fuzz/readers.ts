/** Texts for comparing the fast and the full parser of chunks. */
import { assertReadersAgree } from '../server/text/readers';
import { mutate } from './mutate';
import { createRandomNumbers, type RandomNumbers } from './random';

/** Tokens with a meaning in YAML and the text between them. Enough of them make every construct of the language, most of them broken. */
const tokens = [
  'a', 'b', 'key', 'two words', 'é', '💥', '\ud83d', '\u007f', '\u0085', '\u00a0', '\ufeff', '\u2028', '\u0007',
  '1', '-1', '+12', '007', '1.50', '.5', '1.', '1e3', '1e999', '-0', '0x1F', '0X1F', '0o17', '.inf', '-.INF', '.nan', '1_000', '12:30', '2024-01-02',
  '~', 'null', 'Null', 'nuLL', 'true', 'FALSE', 'yes', 'on', '=', '<<', '@', '`', '%', '%YAML 1.2', '---', '...', '--- ', '-', '--',
  '"', '"', "'", "'", "''", '\\', '\\n', '\\x41', '\\u263a', '\\U0001F600', '\\UFFFFFFFF', '\\/', '\\e', '\\\n', '\\q', '""', '"q"', "'q'",
  ': ', ': ', ': ', ':', ':', ',', ', ', '[', ']', '{', '}', '[]', '{}', '[a, b]', '{ a: 1 }', '{a}', '{"a":1}', '[a: 1]', '[? a]',
  '- ', '- ', '- - ', '? ', '|', '>', '|-', '>+', '|2', '&x ', '*x', '&', ' & ', ' * ', '!', '!t ', '!!map ', '!!seq ', '!!str ', '!<u> ',
  '#', ' # c', ' #', '\t', ' ', '  ',
  '\n', '\n', '\n', '\n', '\n  ', '\n  ', '\n    ', '\n- ', '\n  - ', '\na: ', '\n  a: ', '\n  b:\n    ', '\n\n', '\n ', '\r\n', '\r', '\n#\n',
] as const; // prettier-ignore

/** Tokens in any order after a valid beginning. */
export function createTokenText(random: RandomNumbers): string {
  let text = random.pick(['', '', 'a: ', 'a:\n  ', 'a:\n  - ', '- ', '{', '[']);
  for (let remaining = 1 + random.below(14); remaining > 0; remaining--) text += random.pick(tokens);
  return text;
}

/** Half of the texts are changed samples, half are random tokens. @returns the number of texts that the parsers read differently */
export function fuzzReaders(samples: readonly string[], count: number, firstSeed: number): number {
  let failures = 0;
  let pieceCount = 0;
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const random = createRandomNumbers(seed);
    const text = seed % 2 === 0 ? createTokenText(random) : mutate(random.pick(samples), random.pick(samples), random);
    try {
      pieceCount += assertReadersAgree(text);
    } catch (error) {
      failures++;
      console.error(`fuzz: seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(
    `fuzz: seed ${firstSeed}, ${count} texts, ${pieceCount} pieces read by both readers, ${failures} texts read differently`,
  );
  return failures;
}
