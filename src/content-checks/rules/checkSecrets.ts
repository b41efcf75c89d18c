import {findSecrets} from '../../markdown/findSecrets';
import type {Problem} from '../problem';
import {isTextFile} from '../readSite';
import type {ContentSite} from '../site';

/**
 * Keys and certificates are files that no page needs; what is shown of them is made when a sample
 * runs.
 */
const SECRET_FILE =
  /(?:^|\/)(?:\.env(?:\.[\w-]+)?|\.npmrc|\.netrc|id_(?:rsa|dsa|ecdsa|ed25519)|.*\.(?:pem|key|p12|pfx|jks|keystore|ppk))$/;

/** No page, sample or other published file holds a secret. */
export function checkSecrets({files}: ContentSite): Problem[] {
  return files.flatMap(({file, bytes}) => [
    ...(SECRET_FILE.test(file) && !/\.example$/.test(file)
      ? [
          {
            file,
            line: 1,
            message:
              'is a file of secrets, which would be published. Fix: remove it, and name an example `.env.example`.',
          },
        ]
      : []),
    ...(isTextFile(file) || SECRET_FILE.test(file)
      ? findSecrets(bytes.toString('utf8')).map((finding) => ({file, ...finding}))
      : []),
  ]);
}
