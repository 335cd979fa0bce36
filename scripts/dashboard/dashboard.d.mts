export const DASHBOARD: string;
export interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; legendFormat: string }[];
}
export function dashboardText(): Promise<string>;
export function dashboardOf(): { panels: Panel[]; schemaVersion: number; uid: string };
