export interface Step {
  readonly id: string;
  readonly name: string;
  readonly allows?: Partial<Record<'page' | 'search' | 'form', number>>;
  readonly isWithoutLoad?: boolean;
}
export const STEPS: readonly Step[];
