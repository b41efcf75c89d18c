import base64
import hashlib
import hmac
from pathlib import Path

body = Path("event.json").read_text(encoding="utf-8").rstrip("\n")
received = base64.urlsafe_b64decode("S1ByJfAnu1i1mZ_-8B_Ys_FhMy9iPk6b09RjEzCWHew" + "=")
computed = hmac.digest(b"example-secret-do-not-use", body.encode(), hashlib.sha256)

print("valid" if hmac.compare_digest(received, computed) else "invalid")
