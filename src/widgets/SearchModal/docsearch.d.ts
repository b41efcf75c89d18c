declare module 'typesense-docsearch-react/modal' {
  export {DocSearchModal} from 'typesense-docsearch-react';
}
