import { afterEach } from 'vitest';

const unexpected: string[] = [];

// A test that expects a message replaces this with vi.spyOn(console, 'error').mockImplementation(...).
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    unexpected.push(`console.${level}: ${words.map(String).join(' ')}`);
  };
}

afterEach(() => {
  const messages = unexpected.splice(0);
  if (messages.length > 0) {
    throw new Error(
      `Unexpected console output, which an operator or a visitor would have to wonder about:\n${messages.join('\n')}`,
    );
  }
});
