import { readTicks, writeTicks, type TickStorage } from './tick-store.js';

function memory(initial: Record<string, string> = {}): TickStorage {
  const data = new Map(Object.entries(initial));
  return { getItem: (key) => data.get(key) ?? null, setItem: (key, value) => void data.set(key, value) };
}

describe('ticks', () => {
  it('are remembered per report', () => {
    const storage = memory();
    writeTicks(storage, 'a', new Set(['Hur gammalt är taket?']));
    expect([...readTicks(storage, 'a')]).toEqual(['Hur gammalt är taket?']);
    expect([...readTicks(storage, 'b')]).toEqual([]);
  });

  it('are found again where they were kept with a space that breaks', () => {
    const storage = memory({ 'report-ticks:a': '["Varför 9 400 kr?"]' });
    expect([...readTicks(storage, 'a')]).toEqual(['Varför 9\u00a0400\u00a0kr?']);
  });

  it.each(['inte json', '{"a":1}', 'null', '[1,null]'])('are empty when the storage holds %s', (stored) => {
    expect([...readTicks(memory({ 'report-ticks:a': stored }), 'a')]).toEqual([]);
  });

  it('do not break the page when storing or reading is refused', () => {
    const refusing: TickStorage = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
    };
    expect(() => writeTicks(refusing, 'a', new Set(['x']))).not.toThrow();
    expect([...readTicks(refusing, 'a')]).toEqual([]);
  });
});
