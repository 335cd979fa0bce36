import { MissingPage } from '../../layouts/MissingPage.tsx';

export function NotFoundPage() {
  return <MissingPage withdrawn={false} />;
}
