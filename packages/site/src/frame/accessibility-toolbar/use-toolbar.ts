import { useSyncExternalStore } from 'react';
import { SERVER_STATE, onToolbarChange, toolbarState, type ToolbarState } from './toolbar-state.ts';

export function useToolbar(): ToolbarState {
  return useSyncExternalStore(onToolbarChange, toolbarState, () => SERVER_STATE);
}
