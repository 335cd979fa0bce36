interface KeptFieldsProps {
  fields: Readonly<Record<string, string | undefined>>;
  /** Of those, what the form does not ask for itself. */
  only?: readonly string[];
  except?: readonly string[];
}

/** What a form sends unseen beside its own fields, so that what the address says is not lost. */
export function KeptFields({ fields, only, except = [] }: KeptFieldsProps) {
  const kept = (name: string) => !except.includes(name) && (only?.includes(name) ?? true);
  return Object.entries(fields).map(([name, value]) =>
    value === undefined || !kept(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}
