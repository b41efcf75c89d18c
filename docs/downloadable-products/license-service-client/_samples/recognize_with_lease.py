# Not run by the tests: the package comes with the download in the console, not from a public registry.
import signal
import sys

from license_service_client import LeaseLostError, LicenseServiceClient

client = LicenseServiceClient(api_key_file="/run/secrets/api_key")

with client.acquire(["anpr-eur-2026q3", "mmr-eur-2026q3"]) as lease:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    print(f"Lease {lease.lease_id} until {lease.expires_at}.")
    try:
        # After each image that your engines have recognized:
        lease.report(vehicle=1)
    except LeaseLostError as error:
        sys.exit(f"{error.code}: {error}")
