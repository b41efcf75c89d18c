// Not run by the tests: needs the Android SDK and a phone.
import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.Intent
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts.StartActivityForResult
import org.json.JSONObject

class GateActivity : ComponentActivity() {
    private val recognize = registerForActivityResult(StartActivityForResult()) { result ->
        when (result.resultCode) {
            Activity.RESULT_OK -> showPlate(result.data?.getStringExtra("result").orEmpty())
            Activity.RESULT_CANCELED -> show("Canceled.")
            else -> show("Failed with code ${result.resultCode}.")
        }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val intent = Intent("com.example.%%product%%.action.RECOGNIZE")
            .putExtra("region", "eur")
            .putExtra("services", "anpr,mmr")
            .putExtra("timeoutMs", 15_000)
        try {
            recognize.launch(intent)
        } catch (error: ActivityNotFoundException) {
            show("Install the app first.")
        }
    }

    private fun showPlate(json: String) {
        val vehicles = JSONObject(json).getJSONObject("data").getJSONArray("vehicles")
        if (vehicles.length() == 0) return show("No vehicle.")
        show(vehicles.getJSONObject(0).optJSONObject("plate")?.optString("unicodeText") ?: "No plate.")
    }

    private fun show(text: String) {
        title = text
    }
}
