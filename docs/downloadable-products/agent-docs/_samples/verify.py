import base64
import hashlib
import hmac
from pathlib import Path

body = Path("event.json").read_text(encoding="utf-8").rstrip("\n")
received = base64.urlsafe_b64decode("5Ls9qgjvUDv2jXCgmK_aLlxTxY9T8UP3YF-RFE5nDok" + "=")
computed = hmac.digest(b"example-secret-of-64-characters-for-documentation-only-never-use", body.encode(), hashlib.sha256)

print("valid" if hmac.compare_digest(received, computed) else "invalid")
