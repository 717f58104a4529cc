/** The Test Explorer. */
import type { TestController, TestItem } from './desk';

/** A collection of items; those of an item name it as their parent. */
function createItems(parent?: TestItem) {
  const items = new Map<string, TestItem>();
  const add = (item: TestItem): void => {
    if (parent) item.parent = parent;
    items.set(item.id, item);
  };
  return {
    get size() {
      return items.size;
    },
    [Symbol.iterator]: () => items[Symbol.iterator](),
    get: (id: string) => items.get(id),
    delete: (id: string) => void items.delete(id),
    forEach: (visit: (item: TestItem) => void) => items.forEach((item) => visit(item)),
    add,
    replace(all: readonly TestItem[]) {
      items.clear();
      all.forEach(add);
    },
  };
}

export function createTestController(): TestController {
  const reports: string[] = [];
  const messages: TestController['messages'] = [];
  const createReporter =
    (state: string) =>
    (item: TestItem, attached: TestController['messages'][number] | TestController['messages'] = []): void => {
      reports.push(`${state} ${item.id}`);
      messages.push(...[attached].flat());
    };
  const controller: TestController & Record<string, unknown> = {
    items: createItems(),
    reports,
    messages,
    invalidated: [],
    createTestItem(id: string, label: string, uri: unknown): TestItem {
      const item: TestItem = { id, label, uri, children: createItems() };
      return Object.assign(item, { children: createItems(item) });
    },
    invalidateTestResults: (item: TestItem) => controller.invalidated.push(item.id),
    createRunProfile(_label: string, _kind: number, run: NonNullable<TestController['run']>) {
      controller.run = run;
    },
    createTestRun: () => ({
      started: createReporter('started'),
      passed: createReporter('passed'),
      failed: createReporter('failed'),
      errored: createReporter('errored'),
      skipped: createReporter('skipped'),
      appendOutput: (text: string) => reports.push(`output ${text.trim()}`),
      end: () => reports.push('end'),
    }),
    dispose: () => undefined,
  };
  return controller;
}
