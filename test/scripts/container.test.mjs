import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { parseDockerfile } from '../../scripts/container.mjs';
import { projectRoot } from '../../scripts/support/project.mjs';

describe('the replay of the container', () => {
  it('reads every step of the Dockerfile, stage by stage', () => {
    const text = fs.readFileSync(path.join(projectRoot, 'Dockerfile'), 'utf8');
    const stages = parseDockerfile(text);
    assert.deepEqual(
      stages.map(({ name, steps }) => [name, steps.map((step) => step.name)]),
      [
        ['package', ['WORKDIR', 'COPY', 'RUN']],
        [undefined, ['COPY', 'RUN', 'USER', 'WORKDIR', 'ENTRYPOINT', 'CMD']],
      ],
    );
    for (const { base } of stages) assert.match(base, /^node:24-alpine@sha256:[0-9a-f]{64}$/);
  });

  it('refuses a step that it cannot replay', () => {
    assert.throws(() => parseDockerfile('FROM node\nHEALTHCHECK NONE\n'), /cannot be replayed: HEALTHCHECK NONE/);
  });
});
