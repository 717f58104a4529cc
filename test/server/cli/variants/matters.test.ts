import assert from 'node:assert/strict';
import { createCommandLine } from '../command-line';

const file = 'a.scenario.yaml';

describe('asdic matters', () => {
  const { write, run, runJson } = createCommandLine();
  beforeEach(() =>
    write({
      [file]: `
        ruleset: aare
        turn: { round: 3, power: japan, phase: conduct-combat }
        powers: { japan: { side: axis }, us: { side: allies } }
        seaBattles:
          - id: coral-sea
            attacker: { power: japan, units: { ftr: 1, bmbr: 1 } }
            defender: { power: us, units: { ftr: 1 } }
      `,
    }),
  );

  it('ranks the influences on the outcome, with bars in proportion to the difference', async () => {
    const { output, exitCode } = await run(['matters', file]);
    assert.equal(exitCode, 0);
    assert.match(output, /^Japan wins: \d\d\.\d% as written$/m);
    const bars = [...output.matchAll(/█+/g)].map(([blocks]) => blocks.length);
    assert.equal(Math.max(...bars), 20);
    assert.match(output, /^Fighter, the US +1 → 2 +\d+\.\d% +-\d+\.\d +█+$/m);
    // A name may contain a comma, so names are separated by other marks.
    assert.match(output, /other things make no difference: [^;]+; [^]*; and [^;]+\.\n$/);
  });

  it('ranks alike on any number of threads', async () => {
    const [sequential, parallel] = await Promise.all(['1', '2'].map((jobs) => run(['matters', file, '--jobs', jobs])));
    assert.equal(parallel!.output, sequential!.output);
    assert.equal(parallel!.exitCode, 0);
    const { notes, exitCode } = await run(['matters', file, '--of', 'luck', '--jobs', '2']);
    assert.deepEqual([exitCode, /have no `luck`/.test(notes)], [2, true]);
  });

  it('prints every setting as JSON, and ranks by the requested number', async () => {
    const { of: subject, matters } = (await runJson(['matters', file, '--of', 'attacker.units'])) as {
      readonly of: { readonly kind: string };
      readonly matters: readonly { readonly settings: readonly { readonly change?: number }[] }[];
    };
    assert.equal(subject.kind, 'expected');
    assert.ok(matters.some(({ settings }) => settings.some(({ change = 0 }) => change > 0)));
  });
});
