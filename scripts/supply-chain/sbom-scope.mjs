const OURS = '@bank/';

/**
 * Of a bill of materials what runs in production, our own packages included. `npm sbom --omit=dev` leaves out a quarter of it:
 * everything that a tool for development needs as well.
 */
export function onlyProduction(sbom, packages) {
  const wanted = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  const refOf = (component) => component['bom-ref'];
  const components = sbom.components.filter((one) => wanted.has(refOf(one)) || refOf(one).startsWith(OURS));
  const refs = new Set([refOf(sbom.metadata.component), ...components.map(refOf)]);
  const missing = [...wanted].filter((id) => !refs.has(id));
  if (missing.length > 0) throw new Error(`The bill of materials lacks ${missing.join(', ')}`);
  const dependencies = sbom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  return { ...sbom, components, dependencies };
}
