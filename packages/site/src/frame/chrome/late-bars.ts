export { Header } from './Header.tsx';
export { QuickBar } from './QuickBar.tsx';
