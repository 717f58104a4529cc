/** Every test begins with an empty window of the stand-in for VS Code. */
import type { RootHookObject } from 'mocha';
import { resetDesk } from './vscode/desk';

export const mochaHooks: RootHookObject = {
  beforeEach: () => resetDesk(),
};
