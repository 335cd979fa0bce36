export interface IndexedDocument {
  id: string;
  language: string;
  title: string;
  tags: string;
}
export declare function readDocuments(file: string): IndexedDocument[];
