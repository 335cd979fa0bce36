import type { PageProps } from '../../../base/page/page-module.ts';
import { BranchDetails } from './detail/BranchDetails.tsx';
import { BranchList } from './list/BranchList.tsx';
import type { BranchesData } from './load-branches.ts';

/** The list, or the branch that the address names. */
export function BranchMapPage({ data, ...rest }: PageProps<BranchesData>) {
  return data.kind === 'LIST' ? <BranchList data={data} {...rest} /> : <BranchDetails branch={data.branch} />;
}
