import { describe, expect, it, vi } from 'vitest';
import { closeOpenPanel, panelClosed, panelOpened } from './only-one-open.ts';

describe('panels', () => {
  it('close the one before when another opens', () => {
    const first = vi.fn<() => void>();
    const second = vi.fn<() => void>();
    panelOpened(first);
    panelOpened(second);
    expect(first).toHaveBeenCalledTimes(1);
    closeOpenPanel();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('are not closed again after they closed by themselves', () => {
    const panel = vi.fn<() => void>();
    panelOpened(panel);
    panelClosed(panel);
    closeOpenPanel();
    expect(panel).not.toHaveBeenCalled();
  });
});
